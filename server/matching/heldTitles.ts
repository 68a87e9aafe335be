import type { CandidateData } from '#domain/insights.ts';
import type { HeldTitle } from './candidate.ts';
import { codesForTitle, type CodeScore, type TitleMatcher } from './titles.ts';

type Work = CandidateData['work_experience'][number];

/** Each earlier job counts this share of the next one, each year since it ended that share. */
const olderJob = 0.8;
const olderYear = 0.96;

/** Older jobs add nothing new, and no title has more words. */
const mostJobs = 20;
const mostTitleWords = 12;

const shortened = (title: string | null | undefined): string =>
  (title ?? '').trim().split(/\s+/, mostTitleWords).join(' ');

/** A vague title has several codes; this decides how far the best one leads. */
const sharpness = 12;

const dayMs = 24 * 60 * 60 * 1000;
export const yearMs = 365.25 * dayMs;

/** DD-MM-YYYY as milliseconds; NaN for null and anything else. */
export function timeOf(date: string | null): number {
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(date ?? '') ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(day));
}

/**
 * When a job ended in milliseconds; today for a current one; its start when only that is known.
 */
export function endOf(work: Work, today: Date): number {
  if (work.present) return today.getTime();
  const end = timeOf(work.end_date);
  return Math.min(Number.isNaN(end) ? timeOf(work.start_date) : end, today.getTime());
}

/**
 * The titles of a person with weights: the ideal job weighs 1, held jobs less the longer ago they
 * ended. Jobs without dates keep the given order, newest first.
 */
export function heldTitles(
  work: readonly Work[],
  idealJob: string | null | undefined,
  today: Date,
): HeldTitle[] {
  const held = work
    .map((job, at) => ({ title: shortened(job.job_title), end: endOf(job, today), at }))
    .filter(({ title }) => title !== '')
    .sort((a, b) => (Number.isNaN(a.end) || Number.isNaN(b.end) ? a.at - b.at : b.end - a.end))
    .slice(0, mostJobs)
    .map(({ title, end }, place) => {
      const years = Number.isNaN(end) ? 0 : Math.max(0, (today.getTime() - end) / yearMs);
      return { title, weight: olderJob ** place * olderYear ** years };
    });
  const wished = shortened(idealJob);
  return wished === '' ? held : [{ title: wished, weight: 1.25 }, ...held];
}

/** A share 0 … 1 for each code, summing to 1: the likelihood of each meaning of a title. */
export function likelihoods(codes: readonly CodeScore[]): CodeScore[] {
  const best = codes[0]?.score ?? 0;
  const raw = codes.map(({ code, score }) => ({
    code,
    score: Math.exp((score - best) * sharpness),
  }));
  const whole = raw.reduce((sum, { score }) => sum + score, 0);
  return raw.map(({ code, score }) => ({ code, score: score / whole }));
}

/** Full agreement of the skills with an occupation adds this much of its score. */
const settling = 0.25;

/** The likely codes of a title in the order that the agreement of skills gives them. */
export function settledBy(codes: readonly CodeScore[], skills: readonly CodeScore[]): CodeScore[] {
  const agreement = new Map(skills.map(({ code, score }) => [code, score]));
  return codes
    .map(({ code, score }) => ({ code, score: score + settling * (agreement.get(code) ?? 0) }))
    .sort((a, b) => b.score - a.score || a.code.localeCompare(b.code));
}

/**
 * The occupations of a person's titles, best first: every title divides its weight among its
 * possible codes, clear titles weigh more. The best code scores 1.
 * @param skills agreement of the person's skills with occupations, which decides unclear titles
 */
export function codesOfTitles(
  titles: readonly HeldTitle[],
  skills: readonly CodeScore[] = [],
  matcher?: TitleMatcher,
): CodeScore[] {
  const sums = new Map<string, number>();
  for (const { title, weight } of titles) {
    const read = codesForTitle(title, { limit: 4, ...(matcher && { matcher }) });
    const sure = read[0]?.score ?? 0;
    for (const { code, score } of likelihoods(settledBy(read, skills))) {
      sums.set(code, (sums.get(code) ?? 0) + weight * score * sure);
    }
  }
  const most = Math.max(0, ...sums.values());
  return [...sums]
    .map(([code, sum]) => ({ code, score: sum / most }))
    .sort((a, b) => b.score - a.score || a.code.localeCompare(b.code));
}
