import { STANDARD_DISPLAY } from '#domain/display.ts';
import {
  displayKeeperMachine,
  type DisplayKeeperSnapshot,
} from '../displayKeeper/displayKeeper.ts';
import type { AccountDisplay } from '../displayKeeper/displayKeeperTypes.ts';
import { OTHER, OWNER } from './draftKeeperPlan.ts';
import type { Plan } from './explore.ts';
import { NO_NETWORK, SERVER_ERROR } from './resumes.ts';

/** What may happen to the keeper of the display, for the walks through it. */

const CONFLICT = { status: 412, code: 'stale' };
const NOTHING_SAVED: AccountDisplay = { ...STANDARD_DISPLAY, UserGuid: OWNER, _etag: '0' };
export const DARK: AccountDisplay = { ...NOTHING_SAVED, Theme: 'dark', _etag: '3' };
export const SERIF = { ...STANDARD_DISPLAY, Font: 'serif' } as const;

export const displayKeeperPlan: Plan<typeof displayKeeperMachine> = {
  machine: displayKeeperMachine,
  inputs: [{ choices: STANDARD_DISPLAY }],
  events: {
    'session.started': [
      {
        type: 'session.started',
        owner: OWNER,
        device: { choices: SERIF, from: 'device' },
        unsaved: {},
      },
      {
        type: 'session.started',
        owner: OTHER,
        device: { choices: SERIF, from: 'account' },
        unsaved: { Motion: 'less' },
      },
    ],
    'session.ended': [{ type: 'session.ended' }],
    'choice.made': [{ type: 'choice.made', changes: { TextSize: 150 } }],
    'device.changed': [{ type: 'device.changed', choices: SERIF }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  answers: {
    loadDisplay: [NOTHING_SAVED, DARK],
    loadOthers: [DARK],
    saveDisplay: [{ ...DARK, _etag: '4' }],
  },
  errors: {
    loadDisplay: [SERVER_ERROR, NO_NETWORK],
    loadOthers: [NO_NETWORK],
    saveDisplay: [SERVER_ERROR, CONFLICT],
  },
  facts: ({ context: { owner, account, unsaved, brought, sending, conflicts } }) => [
    owner,
    account === null,
    unsaved,
    brought !== null,
    sending,
    conflicts,
  ],
};

/** Whether nothing is on its way to the account. */
export function isAtRest(snapshot: DisplayKeeperSnapshot): boolean {
  return !snapshot.matches({ signedIn: 'following' }) && !snapshot.hasTag('busy');
}
