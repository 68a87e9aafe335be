/**
 * How much of a person's title the title of a job has. Its words count only by that share: who was
 * at the front desk finds the front desks before a help desk and a front end developer, each of
 * which has half of it.
 */
import type { JobIndex } from './index/jobIndex.ts';
import type { TitleMatcher } from './titles.ts';

type Titles = readonly (readonly string[])[];

/** The stems of each title, with their shares of what it tells. */
const sharesOf = ({ telling }: TitleMatcher, titles: Titles) =>
  titles.map((stems) => {
    const parts = stems.map((stem) => ({ stem, share: telling(stem) }));
    const whole = parts.reduce((sum, { share }) => sum + share, 0);
    return parts.map(({ stem, share }) => ({ stem, share: whole === 0 ? 1 : share / whole }));
  });

/**
 * For each stem of the titles, by job in the order of `index.titles.slotsOf`: the largest share of
 * a title with this stem that the job's title has.
 */
export function coverageIn(index: JobIndex, titles: Titles): ReadonlyMap<string, Float32Array> {
  const covered = new Map<string, Float32Array>();
  const sums = new Float32Array(index.slotCount);
  for (const shares of sharesOf(index.matcher, titles)) {
    const found = shares.map((one) => ({ ...one, slots: index.titles.slotsOf(one.stem) }));
    for (const { share, slots } of found)
      for (const slot of slots) sums[slot] = (sums[slot] ?? 0) + share;
    for (const { stem, slots } of found) {
      const most = covered.get(stem) ?? new Float32Array(slots.length);
      slots.forEach((slot, at) => {
        most[at] = Math.max(most[at] ?? 0, sums[slot] ?? 0);
      });
      covered.set(stem, most);
    }
    for (const { slots } of found) for (const slot of slots) sums[slot] = 0;
  }
  return covered;
}

/** The same for one job's title, given by its stems. */
export function openCoverage(
  matcher: TitleMatcher,
  titles: Titles,
): (stems: readonly string[]) => ReadonlyMap<string, number> {
  const known = sharesOf(matcher, titles);
  return (stems) => {
    const covered = new Map<string, number>();
    for (const shares of known) {
      const common = shares.filter(({ stem }) => stems.includes(stem));
      const sum = common.reduce((all, { share }) => all + share, 0);
      for (const { stem } of common) covered.set(stem, Math.max(sum, covered.get(stem) ?? 0));
    }
    return covered;
  };
}
