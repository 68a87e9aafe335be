import { describe, expect, it } from 'vitest';
import {
  type CaseDays,
  caseloadNumbers,
  isDueThisWeek,
  isOverdue,
  stalledDays,
  STAGES,
} from './caseload.ts';

const day = (offset: number) =>
  new Date(Date.UTC(2026, 4, 1) + offset * 86_400_000).toISOString().slice(0, 10);
const today = day(0);
const one = (changes: Partial<CaseDays> = {}): CaseDays => ({
  stage: 'searching',
  stageSince: day(-60),
  nextDue: null,
  pausedUntil: null,
  lastContact: day(0),
  ...changes,
});

describe('a case', () => {
  it.each([
    ['gettingToKnow', 7],
    ['preparing', 14],
    ['searching', 14],
    ['applying', 14],
    ['interviewing', 7],
    ['offer', 3],
    ['stable', 90],
  ] as const)('is stalled in stage %s after more than %i days without a record', (stage, days) => {
    expect(stalledDays(one({ stage, lastContact: day(-days) }), today)).toBeNull();
    expect(stalledDays(one({ stage, lastContact: day(-days - 1) }), today)).toBe(days + 1);
  });

  it('needs a record each week in the first 30 days of work, then each month', () => {
    const working = (since: number, contact: number) =>
      stalledDays(
        one({ stage: 'working', stageSince: day(since), lastContact: day(contact) }),
        today,
      );
    expect(working(-30, -7)).toBeNull();
    expect(working(-30, -8)).toBe(8);
    expect(working(-31, -8)).toBeNull();
    expect(working(-90, -30)).toBeNull();
    expect(working(-90, -31)).toBe(31);
  });

  it('is not stalled while paused before its day is over, and then until the next record', () => {
    const paused = (until: number, contact: number | null) =>
      stalledDays(
        one({
          stage: 'paused',
          pausedUntil: day(until),
          lastContact: contact === null ? null : day(contact),
        }),
        today,
      );
    expect(paused(0, -300)).toBeNull();
    expect(paused(-1, -300)).toBe(1);
    expect(paused(-1, null)).toBe(1);
    expect(paused(-3, -2)).toBeNull();
    expect(paused(-3, -3)).toBeNull();
    expect(stalledDays(one({ stage: 'paused', stageSince: day(-300) }), today)).toBeNull();
  });

  it('counts from the day of its stage without a record', () => {
    expect(stalledDays(one({ lastContact: null, stageSince: day(-14) }), today)).toBeNull();
    expect(stalledDays(one({ lastContact: null, stageSince: day(-15) }), today)).toBe(15);
  });

  it('is neither stalled nor overdue nor due when closed', () => {
    const closed = one({ stage: 'closed', lastContact: day(-400), nextDue: day(-1) });
    expect(stalledDays(closed, today)).toBeNull();
    expect(isOverdue(closed, today)).toBe(false);
    expect(isDueThisWeek(one({ stage: 'closed', nextDue: today }), today)).toBe(false);
  });

  it('is overdue from the day after its next step was due', () => {
    expect(isOverdue(one({ nextDue: day(0) }), today)).toBe(false);
    expect(isOverdue(one({ nextDue: day(-1) }), today)).toBe(true);
    expect(isOverdue(one(), today)).toBe(false);
  });

  it('is due this week today and in the six days after', () => {
    expect(
      [-1, 0, 6, 7].map((offset) => isDueThisWeek(one({ nextDue: day(offset) }), today)),
    ).toEqual([false, true, true, false]);
  });
});

it('counts a case that is overdue and stalled in both, and once as not on track', () => {
  const cases = [
    one({ nextDue: day(-1), lastContact: day(-20) }),
    one({ nextDue: day(2) }),
    one({ stage: 'closed' }),
  ];
  expect(caseloadNumbers(cases, today)).toEqual({
    overdue: 1,
    stalled: 1,
    dueThisWeek: 1,
    onTrack: 2,
  });
  expect(STAGES).toHaveLength(10);
});
