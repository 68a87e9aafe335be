import { agreementOf, jobAgreement } from './agreement.ts';
import type { Candidate } from './candidate.ts';
import type { IndexedJob } from './index/readJob.ts';
import { codesForTitle } from './titles.ts';
import { occupationByCode } from './occupations/table.ts';
import { capacity, type Part, positive } from './reasons.ts';
import type { JobIndex } from './index/jobIndex.ts';

/** Agreement of occupation for every slot at once, 0 … 1, from the index's codes. */
export function occupationScores(index: JobIndex, candidate: Candidate): Float32Array {
  const scores = new Float32Array(index.slotCount);
  for (const [code, slots] of index.codes) {
    const value = agreementOf(candidate.codes, code)?.value ?? 0;
    if (value === 0) continue;
    for (const [slot, share] of slots) scores[slot] = (scores[slot] ?? 0) + value * share;
  }
  return scores;
}

/** The person's own title for each occupation that a title of theirs is likeliest to mean. */
export function titlesByCode({ titles }: Candidate): ReadonlyMap<string, string> {
  const own = new Map<string, string>();
  for (const { title } of titles) {
    const [best] = codesForTitle(title, { limit: 1 });
    if (best && !own.has(best.code)) own.set(best.code, title);
  }
  return own;
}

/**
 * The part for the kind of work: the same occupation, or one whose work is alike.
 * @param wordsEarned the score of the occupation's other titles in the job's title, shown with
 * this reason
 * @param ownTitles see titlesByCode
 */
export function occupationPart(
  candidate: Candidate,
  job: IndexedJob,
  wordsEarned: number,
  ownTitles: ReadonlyMap<string, string>,
): Part {
  const agreement = jobAgreement(candidate.codes, job.shares);
  if (agreement === null) return { earned: 0, reasons: [] };
  const earned = capacity.occupation * agreement.value;
  const ownTitle = ownTitles.get(agreement.held);
  const values = {
    socCode: agreement.asked,
    occupation: occupationByCode.get(agreement.asked)?.title ?? agreement.asked,
    yourSocCode: agreement.held,
    kinship: agreement.kinship,
    ...(ownTitle !== undefined && { title: ownTitle }),
  };
  const code = agreement.kinship === 'same' ? 'same_occupation' : 'related_occupation';
  return { earned, reasons: [positive(code, earned + wordsEarned, values)] };
}
