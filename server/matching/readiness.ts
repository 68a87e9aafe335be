import { degreeLevelByName } from '#domain/degrees.ts';
import type { Candidate } from './candidate.ts';
import { type Demands, parseHoldings } from './demands.ts';
import type { IndexedJob } from './index/readJob.ts';
import { occupationByCode } from './occupations/table.ts';
import { rankOf } from './rank.ts';
import { capacity, gap, type Part, positive, type Reason } from './reasons.ts';

/** How ready a person is for jobs, computed once for all jobs. */
export interface Standing {
  readonly rank: number;
  /** Long enough in work that a beginner's job is a step down. */
  readonly isSeasoned: boolean;
  /** Highest preparation level of the person's likely occupations; null when unknown. */
  readonly level: number | null;
  readonly licences: ReadonlySet<string>;
  readonly languages: ReadonlySet<string>;
}

const yearsOfSeasoned = 5;

/** Below this a code is too unsure for the person's level. */
const leastSure = 0.3;

/** What the person's rank, occupations and own words say about their level. */
export function standingOf(candidate: Candidate): Standing {
  const levels = candidate.codes
    .filter(({ score }) => score > leastSure)
    .map(({ code }) => occupationByCode.get(code)?.level ?? 0);
  const own = [...candidate.skills, ...candidate.credentials, candidate.text].join('\n');
  return {
    rank: rankOf(candidate.titles[0]?.title ?? ''),
    isSeasoned: (candidate.years ?? 0) >= yearsOfSeasoned,
    level: levels.length === 0 ? null : Math.max(...levels),
    ...parseHoldings(own),
  };
}

/** What the part keeps, by the difference of ranks: one step is normal. */
const keptBySteps = [1, 0.8, 0.45, 0.1];

/** The loss for each level of preparation above the person's own. */
const perLevel = 0.25;

/**
 * Whether the job is at the person's level: by the rank of its title and its preparation level.
 */
export function levelPart(
  standing: Pick<Standing, 'rank' | 'isSeasoned' | 'level'>,
  job: Pick<IndexedJob, 'rank' | 'level'>,
): Part {
  const isBeginning = job.rank <= 1 && standing.rank > job.rank && standing.isSeasoned;
  const steps = Math.min(job.rank - standing.rank, isBeginning ? -2 : Infinity);
  const levels =
    job.level === null || standing.level === null ? 0 : Math.max(0, job.level - standing.level);
  const kept = keptBySteps[Math.abs(steps)] ?? 0;
  const earned = capacity.level * Math.max(0, kept - perLevel * levels);
  // For who is in training, a job of an ordinary title is what comes next, and no big step.
  const isNext = steps > 0 && job.rank <= 2;
  if (levels === 0 && (Math.abs(steps) <= 1 || isNext)) return { earned, reasons: [] };
  const direction = levels > 0 || steps > 0 ? 'above' : 'below';
  return { earned, reasons: [gap('level', capacity.level - earned, { direction })] };
}

/** A job, of which only these demands are read. */
interface Asking<Name extends keyof Demands> {
  readonly demands: Pick<Demands, Name>;
}

/** Missing years count up to five; without a demand nothing is missing. */
export function yearsPart(candidate: Pick<Candidate, 'years'>, job: Asking<'years'>): Part {
  const asked = job.demands.years;
  if (asked === null) return { earned: capacity.years, reasons: [] };
  if (candidate.years === null) {
    return { earned: capacity.years / 2, reasons: [gap('years', capacity.years / 2, { asked })] };
  }
  const short = Math.max(0, asked - candidate.years);
  const earned = capacity.years * (1 - Math.min(1, short / 5));
  const values = { years: candidate.years, asked };
  return short === 0
    ? { earned, reasons: [positive('years', earned, values)] }
    : { earned, reasons: [gap('years', capacity.years - earned, values)] };
}

/** A GED is accepted like a high school diploma, so both count the same. */
const schooling = (levelId: number): number => (levelId === 1 ? 2 : levelId);

/** The required degree compared with the highest one held. */
export function educationPart(
  candidate: Pick<Candidate, 'degree'>,
  job: Asking<'degree' | 'orExperience'>,
): Part {
  const asked = degreeLevelByName(job.demands.degree);
  if (asked === null) return { earned: capacity.education, reasons: [] };
  const held = degreeLevelByName(candidate.degree);
  const values = {
    asked: asked.LevelName,
    ...(held && { held: held.LevelName }),
    ...(job.demands.orExperience && { orExperience: true }),
  };
  const short = Math.max(0, schooling(asked.Id) - schooling(held?.Id ?? 0));
  if (short === 0) {
    return {
      earned: capacity.education,
      reasons: [positive('education', capacity.education, values)],
    };
  }
  const lost = capacity.education * Math.min(1, short / 2) * (job.demands.orExperience ? 0.5 : 1);
  return { earned: capacity.education - lost, reasons: [gap('education', lost, values)] };
}

/** Papers many people have without listing them: shown as a question, not counted as missing. */
const oftenUnwritten = new Set([
  "driver's license",
  'CPR certification',
  'BLS certification',
  'ServSafe',
  'OSHA card',
  'TWIC card',
  'forklift certification',
]);

/** Licences and languages the posting requires. The first missing one costs half the part. */
export function papersPart(
  standing: Pick<Standing, 'licences' | 'languages'>,
  job: Asking<'licences' | 'languages'>,
): Part {
  const missing: [code: string, asked: string][] = [
    ...job.demands.licences
      .filter((asked) => !standing.licences.has(asked))
      .map((asked): [string, string] => ['licence', asked]),
    ...job.demands.languages
      .filter((asked) => !standing.languages.has(asked))
      .map((asked): [string, string] => ['language', asked]),
  ];
  let left: number = capacity.papers;
  const reasons: Reason[] = [];
  for (const [code, asked] of missing) {
    const lost = oftenUnwritten.has(asked) ? 0 : left / 2;
    left -= lost;
    reasons.push(gap(code, lost, { asked }));
  }
  for (const [code, held, demanded] of [
    ['licence', standing.licences, job.demands.licences],
    ['language', standing.languages, job.demands.languages],
  ] as const) {
    for (const asked of demanded) {
      if (held.has(asked)) reasons.push(positive(code, 0, { asked }));
    }
  }
  return { earned: left, reasons };
}
