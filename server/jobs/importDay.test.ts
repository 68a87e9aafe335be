import { expect, it } from 'vitest';
import { clockOf, importDay } from './importDay.ts';

// Midnight UTC is an evening of the day before in every state.
const evening = new Date('2026-11-20T01:00:00Z');

it('reads a feed by the day that is not over in any state, when no other is asked for', () => {
  expect(importDay(undefined, evening)).toBe('2026-11-19');
  expect(importDay('', evening)).toBe('2026-11-19');
  expect(importDay('2026-11-22', evening)).toBe('2026-11-22');
});

it('goes by the real clock on the day of today, and else by noon of the day that was asked for', () => {
  expect(clockOf('2026-11-19', () => evening)()).toBe(evening);
  expect(clockOf('2026-11-20', () => evening)()).toEqual(new Date('2026-11-20T12:00:00Z'));
});
