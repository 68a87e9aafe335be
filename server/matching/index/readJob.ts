import { type Demands, parseDemands } from '../demands.ts';
import { likelihoods } from '../heldTitles.ts';
import { occupationByCode, occupations } from '../occupations/table.ts';
import { createPhraseFinder, type PhraseFinder } from '../phrases.ts';
import { type Rank, rankOf } from '../rank.ts';
import type { CodeScore, TitleMatcher, TitleVector } from '../titles.ts';
import { stemsOf } from '../words.ts';
import type { JobRow } from './jobRow.ts';

/** What a title alone says of a job; the same for every posting with that title. */
export interface TitleFacts {
  /** Codes and how likely the title means each; they sum to 1 at most, less for a vague title. */
  readonly shares: readonly CodeScore[];
  readonly vector: TitleVector;
  readonly rank: Rank;
}

/** A job as the scorer sees it: everything worked out once, when the job came in. */
export interface IndexedJob extends TitleFacts {
  readonly row: Omit<JobRow, 'description'>;
  /** Preparation level 1 … 5 of the likeliest occupation; null when it is not in our table. */
  readonly level: number | null;
  readonly demands: Demands;
  /** Skills the posting names, in the feed's spelling or our table's. */
  readonly skills: readonly string[];
  /** Stems of title, skills and description, in order, as numbers of the index's dictionary. */
  readonly stems: Uint32Array;
}

/** How many codes a title without a given code is read as, and the least score of one. */
const titleCodes = 3;
const leastCodeScore = 0.25;

/** A title is read for sure from this score on. */
const sureCodeScore = 0.85;

/** Reads a title's codes, comparison vector and rank. */
export function readTitle(title: string, matcher: TitleMatcher): TitleFacts {
  const codes = matcher.codes(title, titleCodes).filter(({ score }) => score >= leastCodeScore);
  const sure = Math.min(1, (codes[0]?.score ?? 0) / sureCodeScore);
  const shares = likelihoods(codes).map(({ code, score }) => ({ code, score: score * sure }));
  return { shares, vector: matcher.vector(title), rank: rankOf(title) };
}

let tableSkills: PhraseFinder<string> | undefined;

/** Skills of our table that say little alone: half of all postings hold such a word. */
const isTelling = (phrase: string): boolean => stemsOf(phrase).length > 1 || /[A-Z]/.test(phrase);

/**
 * The skills a posting names: those the feed lists, and those of our table that stand in its text.
 * A single everyday word (`cleaning`) counts only where it is a core skill of the occupation.
 */
function skillsNamed(row: JobRow, stems: readonly string[], code: string | undefined): string[] {
  tableSkills ??= createPhraseFinder(
    occupations.flatMap(({ skills }) => skills),
    (stem) => stem,
  );
  const core = new Set(occupationByCode.get(code ?? '')?.skills);
  const found = tableSkills.find(stems).filter((phrase) => isTelling(phrase) || core.has(phrase));
  const listed = row.skills ?? [];
  const known = new Set(listed.map((skill) => skill.toLowerCase()));
  return [...listed, ...found.filter((skill) => !known.has(skill.toLowerCase()))];
}

/**
 * Works out everything about a posting that does not depend on the person.
 * @param stems of title, skills and description, in order
 * @param numberOf gives the dictionary's number of a stem
 */
export function readJob(
  row: JobRow,
  facts: TitleFacts,
  stems: readonly string[],
  numberOf: (stem: string) => number,
): IndexedJob {
  const { description, ...rest } = row;
  const shares = row.socCode === null ? facts.shares : [{ code: row.socCode, score: 1 }];
  const code = shares[0]?.code;
  return {
    ...facts,
    shares,
    row: rest,
    level: occupationByCode.get(code ?? '')?.level ?? null,
    demands: parseDemands(description),
    skills: skillsNamed(row, stems, code),
    stems: Uint32Array.from(stems, numberOf),
  };
}
