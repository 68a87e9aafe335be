import type { Candidate } from './candidate.ts';
import { jobAgreement } from './agreement.ts';
import type { JobIndex } from './index/jobIndex.ts';
import { wordQuery } from './query.ts';
import { capacity } from './reasons.ts';
import { leastRelevance } from './recommend.ts';
import { openScorer, type Recommendation, type Scored } from './scoreJob.ts';
import { milesTo } from './whereabouts.ts';
import { openFewWords } from './wordScores.ts';

/**
 * The words of a job that reach this share of an ideal posting earn everything. The best job of
 * the feed would be no measure here: scores of different people are compared.
 */
const enoughWords = 0.25;

/**
 * Ranks a few jobs of an index for a person, best first, each with its reasons; those without
 * common words or occupation are left out. The scores of several people can be compared.
 * @param today YYYY-MM-DD: jobs whose last day is before it are left out
 */
export function rankFew(
  index: JobIndex,
  candidate: Candidate,
  ids: readonly string[],
  today: string,
): Recommendation[] {
  const ranked = scoreFew(index, candidate, ids, today).map((one) => one.recommendation);
  return ranked.toSorted((a, b) => b.score - a.score || (a.sourceGUID < b.sourceGUID ? -1 : 1));
}

/** Scores a few jobs of an index for a person; those without common words or occupation left out. */
export function scoreFew(
  index: JobIndex,
  candidate: Candidate,
  ids: readonly string[],
  today: string,
): Scored[] {
  const query = wordQuery(index, candidate);
  const words = openFewWords(index, query);
  const score = openScorer(index, candidate);
  const reference = enoughWords * words.ideal;
  const least = leastRelevance * (capacity.words + capacity.occupation);
  return ids.flatMap((id) => {
    const slot = index.slotOf(id);
    const job = slot === undefined ? undefined : index.job(slot);
    if (slot === undefined || job === undefined || (job.row.closesOn ?? today) < today) return [];
    const found = words.score(slot);
    const sum = found.titles + found.skills + found.text + found.kindred;
    const share = reference === 0 ? 0 : capacity.words / Math.max(reference, sum);
    const occupation = jobAgreement(candidate.codes, job.shares)?.value ?? 0;
    if (share * sum + capacity.occupation * occupation < least) return [];
    const earned = {
      titles: share * found.titles,
      skills: share * found.skills,
      text: share * found.text,
      kindred: share * found.kindred,
    };
    return [score(job, milesTo(candidate, job), earned)];
  });
}
