import { type Agreement, agreementOf, jobAgreement, kinship, type Kinship } from './agreement.ts';
import type { Candidate } from './candidate.ts';
import type { IndexedJob } from './index/readJob.ts';
import { kindsOfWork } from './kindsOfWork.ts';
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

/** A title of the person's own, with the occupation that it is likeliest to mean. */
interface OwnWork {
  readonly title: string;
  readonly code: string;
  /** Whether it is hardly another one. */
  readonly isSure: boolean;
}

/** From this likeness on a title surely means the occupation: an "Ice Cream Server" may be none. */
const sureLikeness = 0.45;

/** What the person's titles say of their work, each occupation once. */
export function ownWorkOf({ titles }: Candidate): readonly OwnWork[] {
  const own = new Map<string, OwnWork>();
  for (const { title } of titles) {
    const [best] = codesForTitle(title, { limit: 1 });
    if (best && !own.has(best.code))
      own.set(best.code, { title, code: best.code, isSure: best.score >= sureLikeness });
  }
  return [...own.values()];
}

/** What is said of a job's kind of work beside the person's. */
interface Nearness {
  readonly held: string;
  readonly kinship: Kinship;
  readonly title?: string;
}

/** A title that may mean other work is said to be one step farther away. */
const lessSure: Readonly<Record<Kinship, Kinship>> = {
  same: 'close',
  close: 'field',
  field: 'field',
};

/**
 * The person's own work that is nearest to a job's. An occupation that a title could also mean is
 * not theirs: who drives forklifts does not repair them. Without titles their skills decide.
 */
function nearestOwn(
  own: readonly OwnWork[],
  { held, asked, kinship: near }: Agreement,
): Nearness | null {
  if (own.length === 0) return { held, kinship: near };
  const { likeness } = kindsOfWork();
  let best: { work: OwnWork; alike: number } | null = null;
  for (const work of own) {
    const alike = likeness(work.code, asked);
    if (best === null || alike > best.alike) best = { work, alike };
  }
  const found = best === null ? null : kinship(best.work.code, asked);
  if (best === null || found === null) return null;
  const { title, code, isSure } = best.work;
  return { held: code, title, kinship: isSure ? found : lessSure[found] };
}

/**
 * The part for the kind of work: the same occupation, or one whose work is alike.
 * @param wordsEarned the score of the occupation's other titles in the job's title, shown with
 * this reason
 * @param own see ownWorkOf
 */
export function occupationPart(
  candidate: Candidate,
  job: IndexedJob,
  wordsEarned: number,
  own: readonly OwnWork[],
): Part {
  const agreement = jobAgreement(candidate.codes, job.shares);
  if (agreement === null) return { earned: 0, reasons: [] };
  const earned = capacity.occupation * agreement.value;
  const nearest = nearestOwn(own, agreement);
  if (nearest === null) return { earned, reasons: [] };
  const { held, kinship: near, title } = nearest;
  const values = {
    socCode: agreement.asked,
    // As people say it: the statistics have names like "Bakers, All Other".
    occupation: occupationByCode.get(agreement.asked)?.everydayTitles[0] ?? agreement.asked,
    yourSocCode: held,
    kinship: near,
    ...(title !== undefined && { title }),
  };
  const code = near === 'same' ? 'same_occupation' : 'related_occupation';
  return { earned, reasons: [positive(code, earned + wordsEarned, values)] };
}
