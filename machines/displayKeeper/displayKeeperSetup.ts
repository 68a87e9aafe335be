import { assign, emit, setup } from 'xstate';
import {
  type DisplayChoices,
  displayChoicesIn,
  displayNames,
  isStandardDisplay,
} from '#domain/display.ts';
import type {
  AccountDisplay,
  DeviceDisplay,
  DisplayKeeperContext,
  DisplayKeeperEmitted,
  DisplayKeeperEvent,
  DisplayKeeperInput,
} from './displayKeeperTypes.ts';
import { failureFrom } from '../failure.ts';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import type { ScreenTag } from '../tags.ts';

/** The named actors, guards and actions of the keeper of the display. */

/** Gives up after this many write conflicts in a row. */
export const CONFLICTS_MAX = 5;

/** Whether no choice waits to be saved. */
export function isAllSaved({ unsaved }: DisplayKeeperContext): boolean {
  return Object.keys(unsaved).length === 0;
}

/** What was chosen again while its earlier value was being saved. */
function changedSince({ unsaved, sending }: DisplayKeeperContext): Partial<DisplayChoices> {
  const left = displayNames.filter((name) => name in unsaved && unsaved[name] !== sending[name]);
  return Object.fromEntries(left.map((name) => [name, unsaved[name]]));
}

/**
 * What was chosen on this device without a sign-in and becomes the account's: all of it where the
 * account has nothing, and the language where none was ever chosen with it.
 */
function broughtTo(
  account: AccountDisplay,
  { brought }: DisplayKeeperContext,
): Partial<DisplayChoices> {
  if (brought === null) return {};
  if (account['_etag'] === '0') return brought;
  const { Language } = brought;
  return Language !== null && (account.Language ?? null) === null ? { Language } : {};
}

export const displayKeeperSetup = setup({
  types: {
    context: {} as DisplayKeeperContext,
    events: {} as DisplayKeeperEvent,
    input: {} as DisplayKeeperInput,
    emitted: {} as DisplayKeeperEmitted,
    tags: {} as ScreenTag,
  },
  actors: {
    loadDisplay: notProvided<AccountDisplay, { owner: string }>('loadDisplay'),
    /** Fails with status 412 when another device saved first. */
    saveDisplay: notProvided<AccountDisplay, AccountDisplay>('saveDisplay'),
  },
  actions: {
    /** Applies choices to every page, and keeps them on this device. */
    show: (_args, _params: DeviceDisplay) => actionNotProvided('show'),
    /** Keeps what the account does not have yet, so that it outlives a reload. */
    keepUnsaved: (_args, _params: { owner: string; changes: Partial<DisplayChoices> }) =>
      actionNotProvided('keepUnsaved'),
    begin: assign(({ event }) => {
      if (event.type !== 'session.started') return {};
      const { owner, unsaved, device } = event;
      const isOwn = device.from === 'device' && !isStandardDisplay(device.choices);
      const brought = isOwn ? device.choices : null;
      return { owner, unsaved, brought, account: null, sending: {}, conflicts: 0 };
    }),
    forget: assign({
      owner: null,
      account: null,
      unsaved: {},
      brought: null,
      sending: {},
      conflicts: 0,
    }),
    choose: assign(({ context, event }) => {
      if (event.type !== 'choice.made') return {};
      const { choices, owner, unsaved } = context;
      return {
        choices: { ...choices, ...event.changes },
        unsaved: owner === null ? unsaved : { ...unsaved, ...event.changes },
      };
    }),
    followDevice: assign(({ event }) =>
      event.type === 'device.changed' ? { choices: event.choices } : {},
    ),
    /** Unsaved choices lie over what the account has. */
    takeAccount: assign(({ context }, { account }: { account: AccountDisplay }) => {
      const unsaved = { ...broughtTo(account, context), ...context.unsaved };
      return {
        account,
        unsaved,
        brought: null,
        choices: { ...displayChoicesIn(account), ...unsaved },
      };
    }),
    rememberSending: assign(({ context }) => ({ sending: context.unsaved })),
    takeSaved: assign(({ context }, { account }: { account: AccountDisplay }) => ({
      account,
      unsaved: changedSince(context),
      sending: {},
      conflicts: 0,
    })),
    countConflict: assign(({ context }) => ({ conflicts: context.conflicts + 1 })),
    forgetConflicts: assign({ conflicts: 0 }),
    emitRetrySucceeded: emit({ type: 'retry.succeeded' }),
  },
  guards: {
    isSomebodyElse: ({ context, event }) =>
      event.type === 'session.started' && event.owner !== context.owner,
    isAccountUnknown: ({ context }) => context.account === null,
    isAllSaved: ({ context }) => isAllSaved(context),
    isAnythingUnsaved: ({ context }) => !isAllSaved(context),
    isConflict: (_args, { error }: { error: unknown }) => failureFrom(error).status === 412,
    mayTryAgain: ({ context }) => context.conflicts < CONFLICTS_MAX,
  },
});
