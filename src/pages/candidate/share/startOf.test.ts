import { expect, test } from 'vitest';
import { type FactKey, keyOfItem, type StatementKey } from '#domain/disclosure.ts';
import type { components } from '#openapi/user.ts';
import { startOf, stateWith } from './startOf.ts';

type PassportWords = components['schemas']['PassportWords'];

const jobCoachMatchGUID = '3b2f0a9e-52d6-4c5e-9d0f-0c1d2e3f4a5b';
const coach = (facts: FactKey[], passportItems: PassportWords[] = []) => ({
  jobCoachMatchGUID,
  coachPersonId: '7d2f0a9e-52d6-4c5e-9d0f-0c1d2e3f4a5b',
  FirstName: 'Sam',
  LastName: 'Rivera',
  Email: 'sam.rivera@example.com',
  since: '2026-05-01T14:00:00.000Z',
  activatedAt: '2026-05-01T14:00:00.000Z',
  deactivatedAt: null,
  endedBy: null,
  lastLookedAt: null,
  consent: {
    coachConsentGUID: '9c2f0a9e-52d6-4c5e-9d0f-0c1d2e3f4a5b',
    jobCoachMatchGUID,
    candidatePersonId: '5e2f0a9e-52d6-4c5e-9d0f-0c1d2e3f4a5b',
    coachPersonId: '7d2f0a9e-52d6-4c5e-9d0f-0c1d2e3f4a5b',
    endedAt: null,
    scopes: ['profile' as const, 'accommodations' as const],
    facts,
    passportItems,
    givenAt: '2026-05-05T14:00:00.000Z',
    expiresAt: '2026-08-05T14:00:00.000Z',
  },
});
const link = new URLSearchParams({ coach: jobCoachMatchGUID });
const start = (seen: FactKey[], saved: StatementKey[], state: unknown = null) =>
  startOf(link, state, saved, { coaches: [coach(seen)], companies: [], mayShare: 'alone' });

test('keeps what a coach sees already, beside the fact of the link', () => {
  expect(
    start(['PreferSR'], ['PreferSR', 'GuideDogUser'], stateWith('GuideDogUser')),
  ).toMatchObject({
    scopes: ['profile'],
    facts: ['PreferSR', 'GuideDogUser'],
  });
});

test('chooses no fact that is not saved any more', () => {
  expect(start(['PreferSR', 'GuideDogUser'], ['PreferSR']).facts).toEqual(['PreferSR']);
  expect(start([], ['PreferSR'], stateWith('GuideDogUser')).facts).toEqual([]);
});

test('chooses the item of the passport whose link was pressed, and no other', () => {
  const saved = [keyOfItem('noise'), keyOfItem('light')];
  const begun = startOf(new URLSearchParams(), stateWith(keyOfItem('light')), saved, {
    coaches: [],
    companies: [],
    mayShare: 'alone',
  });
  expect(begun).toMatchObject({ receiver: null, facts: [keyOfItem('light')] });
});

test('keeps the words that a coach reads, and drops those of an item that is gone', () => {
  const words = [
    { passportItemGuid: 'noise', statement: 'A quiet room, please.' },
    { passportItemGuid: 'light', statement: 'A lamp.' },
  ];
  const begun = startOf(link, null, ['PreferSR', keyOfItem('noise')], {
    coaches: [coach(['PreferSR'], words)],
    companies: [],
    mayShare: 'alone',
  });
  expect(begun.facts).toEqual(['PreferSR', keyOfItem('noise')]);
  expect(begun.statements).toEqual({ [keyOfItem('noise')]: 'A quiet room, please.' });
});
