import { createActor, fromPromise } from 'xstate';
import {
  impersonationMachine,
  type ImpersonationSnapshot,
  viewOf,
} from '#machines/impersonation/impersonation.ts';
import { forgetPerson } from '#src/tab/forgetPerson.ts';
import { sessionCalls } from '#src/session/sessionCalls.ts';
import { writeTemporary } from '#src/tab/storage.ts';
import { connectView, goFromView, showView, type ShownView } from '#src/session/view.ts';

const machine = impersonationMachine.provide({
  actors: {
    startView: fromPromise(({ input }) => sessionCalls().startView(input)),
    askView: fromPromise(() => sessionCalls().askView()),
    endView: fromPromise(async ({ input }) => {
      if (input.isSignedIn) await sessionCalls().endView();
    }),
  },
  actions: {
    storeView: (_, { view }) => writeTemporary(view),
    clearView: () => {
      writeTemporary(null);
      forgetPerson();
    },
  },
});

const standingOf = (snapshot: ImpersonationSnapshot): ShownView['standing'] => {
  if (snapshot.matches('unreachable')) return 'unreachable';
  return snapshot.matches('restoring') ? 'asking' : 'known';
};

/**
 * Whom an administrator views in this tab (machines/impersonation/impersonation.ts). It starts when it loads;
 * pages see it through view.ts.
 */
export const impersonation = createActor(machine, { input: {} });
impersonation.start();
// Only from now on: before the server was asked, that nobody is viewed is not known.
impersonation.subscribe((snapshot) =>
  showView({
    view: viewOf(snapshot),
    standing: standingOf(snapshot),
    hadView: snapshot.context.hadView,
  }),
);
impersonation.on('goTo', ({ path }) => goFromView(path));
connectView((event) => impersonation.send(event));
