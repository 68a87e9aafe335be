import { setImmediate as othersFirst } from 'node:timers/promises';
import type { components } from '#openapi/matching.ts';
import type { Candidate } from '#server/matching/candidate.ts';
import type { ProfileChange } from '#server/matching/changedProfile.ts';
import type { JobIndex } from '#server/matching/index/jobIndex.ts';
import { jobScore } from '#server/matching/jobScore.ts';
import { scoreFew } from '#server/matching/rankFew.ts';
import { openScoredRanking } from '#server/matching/recommend.ts';
import type { Reason } from '#server/matching/reasons.ts';

/** Where a job stands in a person's list, and what they could change to raise it. */
export type RankChanges = Omit<components['schemas']['RankChanges'], 'told'>;
type RankChange = RankChanges['changes'][number];

/** A change that moves a job by fewer places is not worth a sentence. */
const leastPlaces = 3;
const mostChanges = 3;
/** Each is a ranking of its own. */
const mostSkills = 3;
const mostPapers = 1;

/**
 * Single changes of what a person says of themselves that could raise a job: a skill that it
 * names, a licence, another way of working, or moving. Never what they cannot choose within
 * months, such as years, level or degree, and nothing of a disability, which is not in `Candidate`.
 * @param gaps of the job for this person
 */
function triesOf({ relocate }: Candidate, gaps: readonly Reason[]): ProfileChange[] {
  const valuesOf = (code: string, name: string) =>
    gaps.filter((one) => one.code === code).flatMap(({ values }) => values[name] ?? []);
  const texts = (code: string, name: string) =>
    valuesOf(code, name).filter((value) => typeof value === 'string');
  const skills = texts('skills', 'missing').slice(0, mostSkills);
  const papers = texts('licence', 'asked').slice(0, mostPapers);
  const isFar = valuesOf('relocate', 'miles').length > 0 && relocate !== true;
  return [
    ...skills.map((value) => ({ code: 'skill' as const, value })),
    ...papers.map((value) => ({ code: 'credential' as const, value })),
    ...texts('remote', 'job').map((value) => ({ code: 'way' as const, value })),
    ...(isFar ? [{ code: 'move' as const, value: '' }] : []),
  ];
}

/**
 * Runs the scorer of the recommendations again with each single change, and tells the changes that
 * raise the job most, three at most. The same input gives the same answer. Other calls are
 * answered between two rankings.
 * @param changed who the person were after a change
 * @param today YYYY-MM-DD, as for a ranking
 */
export async function whatWouldChange(
  index: JobIndex,
  candidate: Candidate,
  changed: (change: ProfileChange) => Candidate,
  job: string,
  today: string,
): Promise<RankChanges> {
  const placeFor = (person: Candidate) => {
    const list = openScoredRanking(index, person, today)();
    const at = list.findIndex(({ recommendation }) => recommendation.sourceGUID === job);
    return { list, at, place: at === -1 ? null : at + 1 };
  };
  const { list, at, place } = placeFor(candidate);
  const found = list[at] ?? scoreFew(index, candidate, [job], today)[0];
  const gaps = (found?.recommendation.reasons ?? []).filter(({ effect }) => effect === 'gap');
  const least = place === null ? list.length : place - leastPlaces;
  const changes: RankChange[] = [];
  for (const change of least < 1 ? [] : triesOf(candidate, gaps)) {
    await othersFirst();
    const then = placeFor(changed(change)).place;
    if (then !== null && then <= least) changes.push({ ...change, place: then });
  }
  return {
    place,
    of: list.length,
    score: found === undefined ? null : jobScore(found),
    gaps,
    changes: changes.toSorted((a, b) => a.place - b.place).slice(0, mostChanges),
  };
}
