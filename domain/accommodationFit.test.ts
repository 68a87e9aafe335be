import { describe, expect, it, test } from 'vitest';
import { ACCESS_CODES, type AccessCode } from './jobAccess.ts';
import { accommodationFit, type Need } from './accommodationFit.ts';
import { ACCOMMODATION_KEYS, type AccommodationKey } from './accommodations.ts';

const posting = (accommodations: readonly string[] = [], remote: string | null = 'in-person') => ({
  accommodations,
  remote,
});
const saved = (...keys: readonly AccommodationKey[]) =>
  Object.fromEntries(keys.map((key) => [key, true]));

/** The map of the design: by which codes a posting speaks of a need. */
const spoken: readonly [Need, readonly AccessCode[]][] = [
  ['PreferSR', ['screen-reader-ready', 'accessible-technology']],
  ['PreferScheduleFlex', ['flexible-schedule']],
  ['PreferRemoteWork', ['remote-days']],
  [
    'WheelchairUser',
    ['step-free-entrance', 'accessible-restroom', 'accessible-parking', 'adjustable-desk'],
  ],
  ['GuideDogUser', ['service-animals-welcome']],
  ['ConcernPublicTransport', ['transit-nearby', 'accessible-parking', 'remote-days']],
  ['ConcernTechnologyAccess', ['accessible-technology', 'screen-reader-ready']],
  ['ArrangeJobRestructure', ['job-restructuring']],
  ['ArrangePartTime', ['part-time-possible']],
  ['ArrangeReaderOrInterp', ['interpreter-on-request', 'captioned-meetings']],
  ['OtherAccommodation', []],
];

test('has a row in the table for each fact that an employer can do something about', () => {
  const needs = ACCOMMODATION_KEYS.filter((key) => key !== 'WillingRelocate');
  expect(spoken.map(([need]) => need).toSorted()).toEqual(needs.toSorted());
});

describe.each(spoken)('%s', (need, codes) => {
  it.each(ACCESS_CODES)('is spoken of by the right codes when a posting says %s', (code) => {
    const { says } = accommodationFit(saved(need), posting([code]));
    expect(says).toEqual(codes.includes(code) ? [{ need, codes: [code], way: null }] : []);
  });

  it('is asked about when a posting says nothing', () => {
    const { says, doesNotSay, notTheirs } = accommodationFit(saved(need), posting());
    expect({ says, notTheirs }).toEqual({ says: [], notTheirs: [] });
    expect(doesNotSay.map((one) => one.need)).toEqual([need]);
  });

  it('is in no group when it was not saved', () => {
    const fit = accommodationFit({ [need]: false }, posting(codes));
    expect(fit).toEqual({ says: [], doesNotSay: [], notTheirs: [] });
  });
});

describe('what is left to ask', () => {
  it.each<[Need, AccessCode, readonly AccessCode[] | null]>([
    ['PreferSR', 'accessible-technology', null],
    ['ConcernPublicTransport', 'remote-days', null],
    [
      'WheelchairUser',
      'step-free-entrance',
      ['accessible-restroom', 'accessible-parking', 'adjustable-desk'],
    ],
    ['ArrangeReaderOrInterp', 'captioned-meetings', ['interpreter-on-request']],
    ['ArrangeReaderOrInterp', 'interpreter-on-request', null],
  ])('covers for %s after %s what is a barrier of its own', (need, code, left) => {
    const { doesNotSay } = accommodationFit(saved(need), posting([code]));
    expect(doesNotSay).toEqual(left === null ? [] : [{ need, codes: left }]);
  });
});

describe('the way of working', () => {
  it.each(['remote', 'hybrid'] as const)('answers work from home when a posting is %s', (way) => {
    const fit = accommodationFit(saved('PreferRemoteWork'), posting([], way));
    expect(fit.says).toEqual([{ need: 'PreferRemoteWork', codes: [], way }]);
    expect(fit.doesNotSay).toEqual([]);
  });

  it.each([null, 'in-person'])('leaves work from home to be asked when it is %s', (way) => {
    const fit = accommodationFit(saved('PreferRemoteWork'), posting([], way));
    expect(fit.doesNotSay).toEqual([{ need: 'PreferRemoteWork', codes: ['remote-days'] }]);
  });
});

it('counts moving for a job as no need', () => {
  const fit = accommodationFit(saved('WillingRelocate'), posting(ACCESS_CODES));
  expect(fit).toEqual({ says: [], doesNotSay: [], notTheirs: ['WillingRelocate'] });
});

it('leaves out the own words when they are saved', () => {
  const facts = { OtherAccommodation: true, OtherAccommodationText: 'A quiet desk' };
  const fit = accommodationFit(facts, posting(ACCESS_CODES, 'remote'));
  expect(fit.doesNotSay).toEqual([{ need: 'OtherAccommodation', codes: [] }]);
  expect(JSON.stringify(fit)).not.toContain('quiet');
});

it('says nothing when no record was saved', () => {
  const fit = accommodationFit(null, posting(ACCESS_CODES));
  expect(fit).toEqual({ says: [], doesNotSay: [], notTheirs: [] });
});

it('keeps the order of the form, and ignores codes that it does not know', () => {
  const fit = accommodationFit(
    saved('ArrangePartTime', 'GuideDogUser', 'PreferSR'),
    posting(['free-lunch', 'part-time-possible', 'screen-reader-ready']),
  );
  expect(fit.says.map(({ need }) => need)).toEqual(['PreferSR', 'ArrangePartTime']);
  expect(fit.doesNotSay.map(({ need }) => need)).toEqual(['GuideDogUser']);
});
