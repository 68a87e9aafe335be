import { expect, test } from 'vitest';
import { ownerEvents } from './draftKeeper.ts';

const kept = {
  skills: { version: 1, data: { text: 'baking' }, savedAt: 5, sentAt: null },
};
const keptOf = (owner: string) => (owner === 'rosa' ? kept : {});
const eventsOf = (before: string | null, now: string | null) => ownerEvents(before, now, keptOf);

test('the keeper hears nothing while the same person, or nobody, is signed in', () => {
  expect(eventsOf('rosa', 'rosa')).toEqual([]);
  expect(eventsOf(null, null)).toEqual([]);
});

test('the keeper begins with what the tab has of who signs in', () => {
  expect(eventsOf(null, 'rosa')).toEqual([{ type: 'session.started', owner: 'rosa', kept }]);
});

test('the keeper ends with the session, before anybody else begins', () => {
  expect(eventsOf('rosa', null)).toEqual([{ type: 'session.ended' }]);
  expect(eventsOf('rosa', 'dana')).toEqual([
    { type: 'session.ended' },
    { type: 'session.started', owner: 'dana', kept: {} },
  ]);
});
