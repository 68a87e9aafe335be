import { describe, expect, it } from 'vitest';
import { NOT_WIDENED } from '#domain/widening.ts';
import { capacity, gap, positive } from './reasons.ts';
import {
  isOutOfReach,
  keptReasons,
  keptShare,
  milesTo,
  placePart,
  remotePart,
  ringOf,
} from './whereabouts.ts';

const syracuse = { lat: 43.05, lng: -76.15 };
const person = { place: syracuse, searchRadius: 50, relocate: null, remote: null };
const job = (remote: 'remote' | 'hybrid' | 'in-person' | null) => ({ row: { remote } });
const onSite = job('in-person');

describe('the miles to a job', () => {
  it('are those between the two places, and unknown when one of them is', () => {
    const row = { lat: 43.05, lng: -75.15 };
    expect(milesTo(person, { row })).toBeCloseTo(50.5, 0);
    expect(milesTo({ ...person, place: null }, { row })).toBeNull();
    expect(milesTo(person, { row: { ...row, lat: null } })).toBeNull();
    expect(milesTo(person, { row: { ...row, lng: null } })).toBeNull();
  });
});

describe('a job is out of reach', () => {
  const stays = { ...person, relocate: false };

  it('when it is beyond the radius of somebody who does not move', () => {
    expect([50, 51].map((miles) => isOutOfReach(stays, onSite, miles, NOT_WIDENED))).toEqual([
      false,
      true,
    ]);
    expect(isOutOfReach(stays, onSite, null, NOT_WIDENED)).toBe(false);
    expect(isOutOfReach(person, onSite, 500, NOT_WIDENED)).toBe(false);
    expect(isOutOfReach({ ...person, relocate: true }, onSite, 500, NOT_WIDENED)).toBe(false);
  });

  it('only beyond the miles that the search was widened by', () => {
    const widened = { ...NOT_WIDENED, miles: 30 };
    expect([80, 81].map((miles) => isOutOfReach(stays, onSite, miles, widened))).toEqual([
      false,
      true,
    ]);
  });

  it('when it is done from home and the person prefers to work in person', () => {
    const inPerson = { ...stays, remote: 'in-person' } as const;
    expect(isOutOfReach(inPerson, job('remote'), 0, NOT_WIDENED)).toBe(true);
    expect(isOutOfReach(inPerson, job('remote'), 0, { ...NOT_WIDENED, remote: true })).toBe(false);
    expect(isOutOfReach(stays, job('remote'), 5000, NOT_WIDENED)).toBe(false);
  });
});

describe('the ring of distance', () => {
  it.each([
    [0, 0],
    [30, 0],
    [31, 1],
    [60, 1],
    [110, 2],
    [200, 3],
    [400, 4],
    [800, 5],
    [1600, 6],
    [1601, 7],
  ])('of a job %i miles away is %i', (miles, ring) => {
    expect(ringOf(person, onSite, miles)).toBe(ring);
  });

  it('is the nearest for who would move, for a job from home, and where nothing is known', () => {
    expect(ringOf({ ...person, relocate: true }, onSite, 900)).toBe(0);
    expect(ringOf(person, job('remote'), 900)).toBe(0);
    expect(ringOf(person, onSite, null)).toBe(0);
  });
});

describe('what a job keeps of its score', () => {
  it.each([
    [50, 1],
    [51, 0.7495],
    [300, 0.625],
    [550, 0.5],
    [3000, 0.5],
  ])('falls with the miles beyond the radius: %i miles away it is %d', (miles, place) => {
    expect(keptShare(person, onSite, miles).place).toBeCloseTo(place, 5);
  });

  it('is everything for who would move, unless they want to work from home', () => {
    const moves = { ...person, relocate: true };
    expect(keptShare(moves, onSite, 3000).place).toBe(1);
    expect(keptShare({ ...moves, remote: 'remote' }, onSite, 3000).place).toBe(0.5);
    expect(keptShare(person, job('remote'), 3000).place).toBe(1);
    expect(keptShare(person, onSite, null).place).toBe(1);
  });

  it.each([
    ['remote', [1, 0.85, 0.75]],
    ['hybrid', [0.9, 1, 0.85]],
    ['in-person', [0.75, 0.95, 1]],
    ['no preference', [1, 1, 1]],
    [null, [1, 1, 1]],
  ] as const)('falls when the work is done in another way than %s', (remote, shares) => {
    const ways = (['remote', 'hybrid', 'in-person'] as const).map(
      (way) => keptShare({ ...person, remote }, job(way), 0).way,
    );
    expect(ways).toEqual(shares);
    expect(keptShare({ ...person, remote }, job(null), 0).way).toBe(1);
  });

  it('makes each reason weigh less, and a gap of place or way what closing it would give', () => {
    const reasons = [
      positive('skills', 0.4, {}),
      gap('years', 0.2, {}),
      gap('relocate', 0.1, {}),
      gap('remote', 0.1, {}),
    ];
    const kept = keptReasons(reasons, { place: 0.5, way: 0.8 }, 0.6);
    expect(kept.map(({ code, effect, weight }) => [code, effect, weight])).toEqual([
      ['skills', 'positive', 0.16],
      ['years', 'gap', 0.08],
      ['relocate', 'gap', 0.32],
      ['remote', 'gap', 0.11],
    ]);
    expect(keptReasons(reasons, { place: 1, way: 1 }, 0.6)).toEqual(reasons);
  });
});

describe('the part of the place', () => {
  it.each([
    [0, 1],
    [25, 0.85],
    [50, 0.7],
  ])('is %i miles away %d of its capacity within the radius', (miles, share) => {
    const { earned, reasons } = placePart(person, onSite, miles);
    expect(earned).toBeCloseTo(capacity.place * share, 5);
    expect(reasons).toEqual([positive('distance', earned, { miles, radius: 50 })]);
  });

  it('is whole for a job from home and half where the miles are unknown, without a reason', () => {
    const whole = { earned: capacity.place, reasons: [] };
    expect(placePart(person, job('remote'), 900)).toEqual(whole);
    expect(placePart(person, onSite, null)).toEqual({ ...whole, earned: capacity.place / 2 });
  });

  it.each([
    [true, 0.4, 'positive'],
    [null, 0.2, 'gap'],
    [false, 0, 'gap'],
  ] as const)(
    'beyond the radius follows the answer about moving: %j',
    (relocate, share, effect) => {
      const { earned, reasons } = placePart({ ...person, relocate }, onSite, 50.6);
      expect(earned).toBeCloseTo(capacity.place * share, 5);
      const weight = effect === 'gap' ? capacity.place - earned : earned;
      expect(reasons).toEqual([
        {
          code: 'relocate',
          effect,
          weight: expect.closeTo(weight, 3),
          values: { miles: 51, radius: 50 },
        },
      ]);
    },
  );

  it('is whole at the very place when the radius is nothing', () => {
    expect(placePart({ ...person, searchRadius: 0 }, onSite, 0).earned).toBe(capacity.place);
  });
});

describe('the part of the way of working', () => {
  it.each([
    ['remote', [1, 0.4, 0]],
    ['hybrid', [0.7, 1, 0.4]],
    ['in-person', [0, 0.7, 1]],
  ] as const)('is what fits a wish for %s work', (remote, shares) => {
    const ways = (['remote', 'hybrid', 'in-person'] as const).map((way) =>
      remotePart({ ...person, remote }, job(way)),
    );
    expect(ways.map(({ earned }) => earned)).toEqual(
      shares.map((share) => capacity.remote * share),
    );
    expect(ways.map(({ reasons }) => reasons[0]?.effect)).toEqual(
      shares.map((share) => (share === 1 ? 'positive' : 'gap')),
    );
    expect(ways[0]?.reasons[0]?.values).toEqual({ wanted: remote, job: 'remote' });
  });

  it('weighs a gap by what is missing', () => {
    const [reason] = remotePart({ ...person, remote: 'hybrid' }, job('remote')).reasons;
    expect(reason?.weight).toBeCloseTo(capacity.remote * 0.3, 3);
  });

  it('is whole without a wish and half where the posting does not say it, without a reason', () => {
    const whole = { earned: capacity.remote, reasons: [] };
    expect(remotePart(person, onSite)).toEqual(whole);
    expect(remotePart({ ...person, remote: 'no preference' }, onSite)).toEqual(whole);
    const half = { earned: capacity.remote / 2, reasons: [] };
    expect(remotePart({ ...person, remote: 'hybrid' }, job(null))).toEqual(half);
  });
});
