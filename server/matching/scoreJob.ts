import type { components } from '#openapi/matching.ts';
import type { Candidate } from './candidate.ts';
import type { JobIndex } from './index/jobIndex.ts';
import type { IndexedJob } from './index/readJob.ts';
import { occupationPart, ownWorkOf } from './occupationPart.ts';
import { educationPart, levelPart, papersPart, standingOf, yearsPart } from './readiness.ts';
import { gap, type Part, positive, type Reason, type ScorePart } from './reasons.ts';
import { skillSet, skillsPart } from './skillsPart.ts';
import { keptReasons, keptShare, placePart, remotePart } from './whereabouts.ts';
import { occupationWords } from './titleWords.ts';
import type { WordPart } from './wordScores.ts';
import { stemOf } from './words.ts';

/** A job with its score in 0 … 1 and the reasons for it. */
export type Recommendation = components['schemas']['Recommendation'];

/** A scored job with what its score is made of. */
export interface Scored {
  readonly recommendation: Recommendation;
  /** Their sum is the score, unless the place or the way of working takes some of it off. */
  readonly parts: Readonly<Record<ScorePart, Part>>;
}

/**
 * Prepares to score jobs of an index for a person; what does not depend on the job is computed
 * once.
 * @returns scores a job, given the miles to it and what its words earn, by their source
 */
export function openScorer(
  index: JobIndex,
  candidate: Candidate,
): (job: IndexedJob, miles: number | null, earned: Readonly<Record<WordPart, number>>) => Scored {
  const standing = standingOf(candidate);
  const skills = skillSet(index, candidate);
  const titles = titleQueries(index, candidate);
  const own = ownWorkOf(candidate);
  return (job, miles, earned) => {
    const title = titlePart(titles, job, earned.titles);
    const parts = {
      occupation: occupationPart(candidate, job, earned.kindred, own),
      // Loose words of the person's own text count, but are no reason that one can read.
      words: { ...title, earned: title.earned + earned.skills + earned.kindred + earned.text },
      skills: skillsPart(skills, job, earned.skills),
      level: levelPart(standing, job),
      years: yearsPart(candidate, job),
      education: educationPart(candidate, job),
      papers: papersPart(standing, job),
      place: placePart(candidate, job, miles),
      remote: remotePart(candidate, job),
    } satisfies Record<ScorePart, Part>;
    const sum = Object.values(parts).reduce((all, part) => all + part.earned, 0);
    const kept = keptShare(candidate, job, miles);
    const reasons = Object.values(parts).flatMap((part) => part.reasons);
    return {
      recommendation: {
        sourceGUID: job.row.jobId,
        score: Math.min(1, round(sum * kept.place * kept.way)),
        reasons: inOrder(keptReasons([...reasons, ...postingNotes(job)], kept, sum)),
      },
      parts,
    };
  };
}

const round = (score: number): number => Math.round(score * 10_000) / 10_000;

/**
 * What everybody should know of a posting: the access it offers, and that it asks about health.
 * Neither moves the job, whoever the person is.
 */
function postingNotes({ offers, asksHealth }: IndexedJob): Reason[] {
  return [
    ...(offers.length > 0 ? [positive('offers', 0, { offered: [...offers] })] : []),
    ...(asksHealth ? [gap('health_question', 0, {})] : []),
  ];
}

/** Positive reasons first, the heaviest first; then the gaps in the same way. */
const inOrder = (reasons: readonly Reason[]): Reason[] =>
  [...reasons].sort((a, b) =>
    a.effect === b.effect ? b.weight - a.weight : a.effect === 'positive' ? -1 : 1,
  );

interface TitleQuery {
  readonly title: string;
  readonly weight: number;
  readonly words: readonly {
    readonly word: string;
    readonly stem: string;
    readonly telling: number;
  }[];
}

const titleQueries = ({ matcher }: JobIndex, candidate: Candidate): TitleQuery[] =>
  candidate.titles.map(({ title, weight }) => ({
    title,
    weight,
    words: occupationWords(title).map((word) => {
      const stem = stemOf(word);
      return { word, stem, telling: matcher.telling(stem) };
    }),
  }));

/** A title is alike when it has this share of what the words of the other one tell. */
const leastAlike = 0.5;

const tellingOf = (words: TitleQuery['words']): number =>
  words.reduce((sum, { telling }) => sum + telling, 0);

/**
 * A held or ideal title that the job's title is like: "assistant" alone makes no two titles alike.
 */
function titlePart(titles: readonly TitleQuery[], job: IndexedJob, earned: number): Part {
  let best: { title: string; matched: string[]; worth: number } | null = null;
  for (const { title, weight, words } of titles) {
    const common = words.filter(({ stem }) => job.stems.includes(stem));
    if (tellingOf(common) < leastAlike * tellingOf(words)) continue;
    const matched = common.map(({ word }) => word);
    const worth = matched.length * weight;
    if (matched.length > 0 && (best === null || worth > best.worth)) {
      best = { title, matched, worth };
    }
  }
  if (best === null) return { earned, reasons: [] };
  const { title, matched } = best;
  return {
    earned,
    reasons: [positive('title_match', earned, { title, matched: [...new Set(matched)] })],
  };
}
