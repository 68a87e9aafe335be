import { assign, emit, setup } from 'xstate';
import { ROLE } from '#domain/roles.ts';
import { startupRedirect } from '#domain/startup.ts';
import { tokenState } from '#domain/tokens.ts';
import { notProvided } from '../notProvided.ts';
import type {
  StartUpAnswer,
  StartUpContext,
  StartUpEmitted,
  StartUpEvent,
  StartUpInput,
} from './startUpTypes.ts';
import type { ScreenTag } from '../tags.ts';

/**
 * The start-up redirects of section 2, once for each page load.
 *
 * - waiting: for the session, which may be renewed or cannot be reached.
 * - asking: a candidate's completion decides where to go from an entry address. A page that was
 *   asked for, and the page of a reload, stays, so nothing is asked. The session may end by the
 *   answer (a 401), so it is read again with it.
 * - leaving: the router changes the address a moment later. Until then the redirect or guard of
 *   the old address must not act.
 * - arrived: the page may be shown, for as long as the tab is open.
 *
 * An address that changes, or a session that is renewed, before the decision begins it again.
 */

function isReload({ lastPath, path }: StartUpContext): boolean {
  return lastPath === path;
}

/** Null to stay. */
function redirectOf(context: StartUpContext): string | null {
  const { session, completion, path, now } = context;
  return startupRedirect({
    token: tokenState(session?.tokens ?? null, now()),
    role: session?.role ?? null,
    completion,
    path,
    isReload: isReload(context),
  });
}

const startUpSetup = setup({
  types: {
    context: {} as StartUpContext,
    events: {} as StartUpEvent,
    input: {} as StartUpInput,
    emitted: {} as StartUpEmitted,
    tags: {} as ScreenTag,
  },
  actors: {
    loadCompletion: notProvided<StartUpAnswer, { userGuid: string }>('loadCompletion'),
  },
  actions: {
    takeSession: assign(({ event }) =>
      event.type === 'session.settled' ? { session: event.session } : {},
    ),
    takeAddress: assign(({ event }) =>
      event.type === 'address.changed' ? { path: event.path } : {},
    ),
    takeAnswer: assign((_args, { completion, session }: StartUpAnswer) => ({
      completion,
      session,
    })),
    decide: assign(({ context }) => ({ target: redirectOf(context) })),
    goToTarget: emit(({ context }) => ({
      type: 'goTo',
      path: context.target ?? context.path,
      isExpired: isReload(context) && context.session === null,
    })),
  },
  guards: {
    isOpenToAnybody: ({ context }) => context.path === context.openPath,
    doesCompletionDecide: ({ context }) =>
      context.session?.role === ROLE.candidate && redirectOf(context) !== null,
    isElsewhere: ({ context, event }) =>
      event.type === 'address.changed' && event.path !== context.path,
    isTarget: ({ context, event }) =>
      event.type === 'address.changed' && event.path === context.target,
    mustLeave: ({ context }) => context.target !== null && context.target !== context.path,
  },
});

export const startUpMachine = startUpSetup.createMachine({
  id: 'startUp',
  context: ({ input: { now = Date.now, ...input } }) => ({
    ...input,
    session: null,
    completion: null,
    target: null,
    now,
  }),
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'session.settled': { target: 'choosing', actions: 'takeSession' },
        'address.changed': { actions: 'takeAddress' },
      },
    },
    choosing: {
      always: [
        { guard: 'isOpenToAnybody', target: 'arrived' },
        { guard: 'doesCompletionDecide', target: 'asking' },
        { target: 'deciding' },
      ],
    },
    asking: {
      invoke: {
        src: 'loadCompletion',
        id: 'loadCompletion',
        input: ({ context }) => ({ userGuid: context.session?.userDetails.UserGuid ?? '' }),
        onDone: {
          target: 'deciding',
          actions: {
            type: 'takeAnswer',
            params: ({ event }) => event.output,
          },
        },
        // Without the file it cannot be known now, as without the answer.
        onError: 'deciding',
      },
      on: {
        'address.changed': { guard: 'isElsewhere', target: 'choosing', actions: 'takeAddress' },
        'session.unsettled': 'waiting',
      },
    },
    deciding: {
      entry: 'decide',
      always: [
        { guard: 'mustLeave', target: 'leaving', actions: 'goToTarget' },
        { target: 'arrived' },
      ],
    },
    leaving: { on: { 'address.changed': { guard: 'isTarget', target: 'arrived' } } },
    arrived: { tags: 'finished' },
  },
});
