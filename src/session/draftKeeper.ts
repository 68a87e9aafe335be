import { createActor, fromPromise, waitFor } from 'xstate';
import {
  draftKeeperMachine,
  type DraftKeeperSnapshot,
  draftOf,
  isAsked,
  maySignOut,
  ownerEvents,
} from '#machines/draftKeeper/draftKeeper.ts';
import { accessTokenOf, sessionOf } from '#machines/session/session.ts';
import { readDrafts, writeDraft } from '#src/tab/draftStorage.ts';
import { shownView, subscribeView } from '#src/session/view.ts';
import { windowName } from '#src/tab/windowName.ts';
import { beforeSignOut, session } from '#src/session/session.ts';
import { sessionCalls } from '#src/session/sessionCalls.ts';

const writer = windowName();

const machine = draftKeeperMachine.provide({
  actors: {
    loadDrafts: fromPromise(() => sessionCalls().loadDrafts()),
    sendDraft: fromPromise(({ input }) => sessionCalls().sendDraft(input, writer)),
  },
  actions: {
    writeTab: (_, { owner, drafts }) => {
      for (const [kind, draft] of Object.entries(drafts)) writeDraft(owner, kind, draft);
    },
    sendOnLeaving: (_, { drafts }) => {
      const token = accessTokenOf(session.getSnapshot());
      if (token !== null) sessionCalls().sendOnLeaving(drafts, token, writer);
    },
  },
});

/**
 * The only draft keeper of this tab. It loads and starts with the first signed-in page, so that
 * the sign-in page does not carry its code.
 */
export const draftKeeper = createActor(machine, { input: { writer } });
draftKeeper.start();

let owner: string | null = null;

/** In a view nothing is kept: neither the person's drafts nor the administrator's own. */
const isViewing = () => shownView().view !== null;

function follow(): void {
  const own = sessionOf(session.getSnapshot())?.userDetails.UserGuid ?? null;
  const next = isViewing() ? null : own;
  const events = ownerEvents(owner, next, readDrafts);
  owner = next;
  for (const event of events) draftKeeper.send(event);
}

session.subscribe(follow);
subscribeView(follow);
follow();

window.addEventListener('online', () => draftKeeper.send({ type: 'network.returned' }));
// On a phone, the last event of a page is that it is hidden; on a computer it can be either.
window.addEventListener('pagehide', () => draftKeeper.send({ type: 'page.hidden' }));
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') draftKeeper.send({ type: 'page.hidden' });
});

/** Signing out deletes the tab's copies, so the server must have them first. */
const SIGN_OUT_PATIENCE_MS = 5000;

beforeSignOut(async () => {
  draftKeeper.send({ type: 'sending.wanted' });
  await waitFor(draftKeeper, (snapshot) => maySignOut(snapshot) !== null, {
    timeout: SIGN_OUT_PATIENCE_MS,
  });
  return maySignOut(draftKeeper.getSnapshot()) === true;
});

/** Waits until forms may start, which is at most a few seconds, and returns the stored draft. */
export async function draftWhenAsked<Data extends object>(
  wanted: Parameters<typeof draftOf<Data>>[1],
): Promise<Data | null> {
  const snapshot: DraftKeeperSnapshot = await waitFor(draftKeeper, isAsked);
  return draftOf(snapshot, wanted)?.data ?? null;
}
