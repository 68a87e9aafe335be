import type { SnapshotFrom } from 'xstate';
import { STANDARD_DISPLAY } from '#domain/display.ts';
import { displayKeeperSetup, isAllSaved } from './displayKeeperSetup.ts';
import type { AccountDisplay, DisplayKeeperContext } from './displayKeeperTypes.ts';

/**
 * Keeps how pages look: a choice shows at once, stays on this device, and is saved with the
 * account of the person who is signed in.
 *
 * - signedOut: a choice is for this device alone.
 * - following: loads what the account has, then saves what was chosen; one call at a time. Choices
 *   that come meanwhile show at once and are saved by the next call.
 * - merging, in both: another device saved first. Its choices are loaded, ours lie over them.
 * - saved: the account has everything.
 * - unloaded: the account cannot be reached and nothing waits to be saved. This device's display
 *   stays, and the next choice asks again.
 * - failed: choices are not with the account. They stay on the page and in the tab.
 * - retrying: the same work again, because the person asked; the failure stays in sight until it
 *   works, which is told.
 *
 * An account without a display gets what was chosen on this device without a sign-in, never what
 * the last person on a shared device had.
 */

type WithContext = { context: DisplayKeeperContext };

const show = {
  type: 'show',
  params: ({ context: { choices, owner } }: WithContext) =>
    ({ choices, from: owner === null ? 'device' : 'account' }) as const,
} as const;

const keepUnsaved = {
  type: 'keepUnsaved',
  params: ({ context: { owner, unsaved } }: WithContext) => ({
    owner: owner ?? '',
    changes: unsaved,
  }),
} as const;

const loaded = [
  {
    type: 'takeAccount',
    params: ({ event }: { event: { output: AccountDisplay } }) => ({ account: event.output }),
  },
  show,
  keepUnsaved,
] as const;

const chosen = ['choose', show, keepUnsaved] as const;

const ownerOf = ({ context }: WithContext) => ({ owner: context.owner ?? '' });

function toSave({ context: { owner, account, unsaved } }: WithContext): AccountDisplay {
  const before = account ?? { ...STANDARD_DISPLAY, UserGuid: owner ?? '', _etag: '0' };
  return { ...before, ...unsaved };
}

/** What is left to do; `done` is told when there is nothing more. */
function decide(...done: 'emitRetrySucceeded'[]) {
  return [
    { guard: 'isAccountUnknown', target: 'loading' },
    { guard: 'isAllSaved', target: '#displayKeeper.signedIn.saved', actions: done },
    { target: 'saving' },
  ] as const;
}

const sync = displayKeeperSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [...decide()] },
    loading: {
      invoke: {
        src: 'loadDisplay',
        id: 'loadDisplay',
        input: ownerOf,
        onDone: { target: 'deciding', actions: [...loaded] },
        onError: [
          { guard: 'isAnythingUnsaved', target: '#displayKeeper.signedIn.failed' },
          { target: '#displayKeeper.signedIn.unloaded' },
        ],
      },
    },
    saving: {
      entry: 'rememberSending',
      invoke: {
        src: 'saveDisplay',
        id: 'saveDisplay',
        input: toSave,
        onDone: {
          target: 'deciding',
          actions: [
            { type: 'takeSaved', params: ({ event }) => ({ account: event.output }) },
            keepUnsaved,
          ],
        },
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
            target: 'merging',
            actions: 'countConflict',
          },
          { target: '#displayKeeper.signedIn.failed' },
        ],
      },
    },
    merging: {
      invoke: {
        src: 'loadDisplay',
        id: 'loadOthers',
        input: ownerOf,
        onDone: [
          { guard: 'mayTryAgain', target: 'deciding', actions: [...loaded] },
          { target: '#displayKeeper.signedIn.failed', actions: [...loaded] },
        ],
        onError: { target: '#displayKeeper.signedIn.failed' },
      },
    },
  },
});

const signedIn = displayKeeperSetup.createStateConfig({
  initial: 'following',
  on: {
    'session.started': {
      guard: 'isSomebodyElse',
      target: '#displayKeeper.signedIn',
      reenter: true,
      actions: 'begin',
    },
    'session.ended': { target: '#displayKeeper.signedOut', actions: 'forget' },
    'choice.made': { actions: [...chosen] },
  },
  states: {
    following: sync,
    retrying: {
      ...sync,
      tags: 'busy',
      states: { ...sync.states, deciding: { always: [...decide('emitRetrySucceeded')] } },
    },
    saved: { on: { 'choice.made': { target: 'following', actions: [...chosen] } } },
    unloaded: { on: { 'choice.made': { target: 'following', actions: [...chosen] } } },
    failed: {
      tags: 'failed',
      entry: 'forgetConflicts',
      on: {
        'choice.made': { target: 'following', actions: [...chosen] },
        'retry.requested': 'retrying',
      },
    },
  },
});

export const displayKeeperMachine = displayKeeperSetup.createMachine({
  id: 'displayKeeper',
  context: ({ input }) => ({
    choices: input.choices,
    owner: null,
    account: null,
    unsaved: {},
    brought: null,
    sending: {},
    conflicts: 0,
  }),
  initial: 'signedOut',
  on: { 'device.changed': { actions: 'followDevice' } },
  states: {
    signedOut: {
      on: {
        'session.started': { target: 'signedIn', actions: 'begin' },
        'choice.made': { actions: ['choose', show] },
      },
    },
    signedIn,
  },
});

export type DisplayKeeperSnapshot = SnapshotFrom<typeof displayKeeperMachine>;

/** Where the choices are: on this device, on their way, with the account, or not yet there. */
export function keptOf(
  snapshot: DisplayKeeperSnapshot,
): 'device' | 'saving' | 'account' | 'failed' {
  if (snapshot.matches({ signedIn: 'saved' })) return 'account';
  if (snapshot.hasTag('failed') || snapshot.hasTag('busy')) return 'failed';
  return isAllSaved(snapshot.context) ? 'device' : 'saving';
}
