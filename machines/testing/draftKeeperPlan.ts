import { draftKeeperMachine } from '../draftKeeper/draftKeeper.ts';
import type { Plan } from './explore.ts';
import { NO_NETWORK, SERVER_ERROR } from './resumes.ts';

/** The inputs and events for walking the draft keeper. */

const NOON = Date.UTC(2026, 4, 1, 12);
export const OWNER = '11111111-1111-4111-8111-111111111111';
export const OTHER = '22222222-2222-4222-8222-222222222222';

/**
 * Each reading of the clock is a little later. It starts over after a minute, so that the walks
 * end.
 */
function steadyClock(): () => number {
  let looks = 0;
  return () => NOON + (looks = (looks + 1) % 60_000);
}

const fromTab = {
  skills: { version: 1, data: { text: 'typed before' }, savedAt: NOON - 1000, sentAt: null },
};
const onServer = {
  Kind: 'education',
  Version: 1,
  Data: { text: 'from elsewhere' },
  SavedAt: new Date(NOON - 5000).toISOString(),
  Writer: null,
};
const secondOnServer = { ...onServer, Kind: 'education~otherwindow', Writer: 'otherwindow' };

export const draftKeeperPlan: Plan<typeof draftKeeperMachine> = {
  machine: draftKeeperMachine,
  inputs: [{ now: steadyClock() }],
  events: {
    'session.started': [
      { type: 'session.started', owner: OWNER, kept: {} },
      { type: 'session.started', owner: OWNER, kept: fromTab },
      { type: 'session.started', owner: OTHER, kept: {} },
    ],
    'session.ended': [{ type: 'session.ended' }],
    'draft.changed': [
      { type: 'draft.changed', kind: 'skills', version: 1, data: { text: 'Braille' } },
      { type: 'draft.changed', kind: 'education', version: 1, data: { text: 'A long one' } },
      { type: 'draft.changed', kind: 'skills', version: 1, data: {} },
    ],
    'draft.discarded': [
      { type: 'draft.discarded', kind: 'skills' },
      { type: 'draft.discarded', kind: 'education' },
    ],
    'other.opened': [{ type: 'other.opened', kind: 'education' }],
    'sending.wanted': [{ type: 'sending.wanted' }],
    'page.hidden': [{ type: 'page.hidden' }],
    'network.returned': [{ type: 'network.returned' }],
  },
  answers: {
    loadDrafts: [[], [onServer], [onServer, secondOnServer]],
    sendDraft: [{ savedAt: NOON + 60_001 }, { savedAt: null }],
  },
  errors: {
    loadDrafts: [SERVER_ERROR, NO_NETWORK],
    sendDraft: [SERVER_ERROR, NO_NETWORK, { status: 413, code: 'too_large' }],
  },
  // The text and time of input do not change the path; whether the server has it does.
  facts: ({
    context: { owner, drafts, others, refused, isLoaded, isAsked, isUrgent, sending },
  }) => [
    owner,
    Object.entries(drafts)
      .map(([kind, { data, savedAt, sentAt, at }]) => [
        kind,
        at,
        data === null ? null : Object.keys(data).length,
        sentAt === null ? 'never' : sentAt === savedAt,
        sending?.kind === kind && sending.draft === drafts[kind],
      ])
      .toSorted(),
    Object.values(others).map((drafts) => drafts.map(({ at }) => at)),
    Object.keys(refused).toSorted(),
    isLoaded,
    isAsked,
    isUrgent,
    sending?.kind,
  ],
};
