import type { Occupation } from '#server/matching/occupations/types.ts';
import { credentialOf } from './credentials.ts';
import type { Family } from './families/readFamilies.ts';
import type { EmploymentType } from './posting.ts';
import type { Random } from './random.ts';
import { topTitle } from './titles.ts';
import type { FeedTitle } from './titles.ts';

export type Pay = { min: number; max: number; unit: 'hour' | 'year' };

/** Typical dollars a year for each level of preparation, in a family with usual pay. */
const usualByLevel = { 1: 35_500, 2: 42_500, 3: 56_000, 4: 79_000, 5: 104_000 } as const;

/** Cost of living relative to the rest of the country, where it differs much. */
const costOfPlace: Readonly<Record<string, number>> = {
  AK: 1.1,
  AR: 0.92,
  CA: 1.17,
  CT: 1.1,
  DC: 1.2,
  HI: 1.12,
  MA: 1.15,
  MD: 1.07,
  MS: 0.88,
  NJ: 1.12,
  NY: 1.14,
  OK: 0.93,
  OR: 1.06,
  PR: 0.74,
  SD: 0.92,
  WA: 1.13,
  WV: 0.9,
  AL: 0.92,
  KY: 0.93,
  NM: 0.93,
};

/** About the lowest legal and usual hourly pay there. */
const floorOf = (state: string): number =>
  ['CA', 'WA', 'NY', 'CT', 'NJ', 'DC', 'OR', 'MA', 'CO'].includes(state)
    ? 17.5
    : state === 'PR'
      ? 11
      : 14;

const hoursAYear = 2080;

/** A plausible pay range: by level, family, licence, rank and place. Supervisors earn more. */
export function payFor(
  occupation: Occupation,
  family: Family,
  posting: FeedTitle & { state: string; employmentType: EmploymentType },
  random: Random,
): Pay {
  const own = credentialOf(occupation.code).pay;
  const directs = topTitle.test(posting.title) && occupation.code.startsWith('11') ? 1.22 : 1;
  const rank = { entry: 0.86, usual: 1, senior: 1.17 }[posting.seniority];
  const leads = occupation.title.startsWith('First-Line Supervisors') ? 1.12 : 1;
  const middle =
    (own ?? usualByLevel[occupation.level] * family.payFactor * leads) *
    rank *
    directs *
    (costOfPlace[posting.state] ?? 1) *
    (0.93 + random.next() * 0.14);
  const spread = 0.05 + random.next() * 0.08;
  const yearly =
    posting.employmentType === 'full-time' &&
    (occupation.level >= 4 ||
      (occupation.level === 3 && family.setting === 'desk' && random.chance(0.6)));
  if (yearly) {
    const round = (dollars: number): number => Math.round(dollars / 500) * 500;
    return { min: round(middle * (1 - spread)), max: round(middle * (1 + spread)), unit: 'year' };
  }
  const round = (dollars: number): number => Math.round(dollars * 4) / 4;
  const min = Math.max(floorOf(posting.state), round((middle * (1 - spread)) / hoursAYear));
  return {
    min,
    max: Math.max(min + 0.75, round((middle * (1 + spread)) / hoursAYear)),
    unit: 'hour',
  };
}

/** "$18.50 to $21.00 an hour" or "$62,000 to $70,500 a year". */
export function payText({ min, max, unit }: Pay): string {
  const dollars = (amount: number): string =>
    unit === 'year' ? `$${amount.toLocaleString('en-US')}` : `$${amount.toFixed(2)}`;
  return `${dollars(min)} to ${dollars(max)} ${unit === 'year' ? 'a year' : 'an hour'}`;
}
