import type { AccessCode } from '#domain/jobAccess.ts';
import { asksAboutHealth } from '#server/language/asksAboutHealth.ts';
import { type Demands, isPaper, parseDemands } from '../demands.ts';
import { likelihoods } from '../heldTitles.ts';
import { occupationByCode } from '../occupations/table.ts';
import type { PostingParts } from '../offers.ts';
import type { PhraseFinder } from '../phrases.ts';
import { type Rank, rankOf } from '../rank.ts';
import type { CodeScore, TitleMatcher } from '../titles.ts';
import { occupationWords } from '../titleWords.ts';
import { stemOf } from '../words.ts';
import { skillKey } from '../skillKey.ts';
import type { JobRow } from './jobRow.ts';

/** What the title alone says about a job; equal for all postings with that title. */
export interface TitleFacts {
  /** Stems of the words that name the occupation. */
  readonly stems: readonly string[];
  readonly rank: Rank;
}

/** A job as the scorer sees it: everything is computed once, when the job is added. */
export interface IndexedJob extends TitleFacts {
  /** Codes and how likely each is; they sum to 1 at most, less for a vague title. */
  readonly shares: readonly CodeScore[];
  readonly row: Omit<JobRow, 'description'>;
  /** Preparation level 1 … 5 of the likeliest occupation; null when our table does not have it. */
  readonly level: number | null;
  readonly demands: Demands;
  /** Access that the posting offers. */
  readonly offers: readonly AccessCode[];
  /** Whether it asks about health or disability, which an employer may not before an offer. */
  readonly asksHealth: boolean;
  /** Skills the posting names, in the feed's spelling or our table's. */
  readonly skills: readonly string[];
  /** Stems of title, skills and description, in order, as numbers of the index's dictionary. */
  readonly words: Uint32Array;
}

/** How many codes a title without a given code gets, and the least score of one. */
const titleCodes = 3;
const leastCodeScore = 0.25;

/** A title is certain from this score on. */
const sureCodeScore = 0.85;

/** Reads a title's words and rank. */
export function readTitle(title: string): TitleFacts {
  return { stems: occupationWords(title).map(stemOf), rank: rankOf(title) };
}

/** The likely meanings of a title, for a posting without a code. Slow, so used only then. */
export function readShares(title: string, matcher: TitleMatcher): readonly CodeScore[] {
  const codes = matcher.codes(title, titleCodes).filter(({ score }) => score >= leastCodeScore);
  const sure = Math.min(1, (codes[0]?.score ?? 0) / sureCodeScore);
  return likelihoods(codes).map(({ code, score }) => ({ code, score: score * sure }));
}

/** Skills of our table that say little alone: half of all postings have such a word. */
const isTelling = (phrase: string): boolean =>
  skillKey(phrase).includes(' ') || /[A-Z]/.test(phrase);

/**
 * The skills a posting names: those the feed lists, and those of our table in its text. A single
 * everyday word (`cleaning`) counts only when it is a core skill of the occupation.
 */
export function skillsNamed<Stem>(
  row: Pick<JobRow, 'skills'>,
  stems: ArrayLike<Stem>,
  tableSkills: PhraseFinder<Stem>,
  code: string | undefined,
): string[] {
  const core = new Set(occupationByCode.get(code ?? '')?.skills);
  const found = tableSkills.find(stems).filter((phrase) => isTelling(phrase) || core.has(phrase));
  const listed = row.skills ?? [];
  const known = new Set(listed.map((skill) => skill.toLowerCase()));
  const named = [...listed, ...found.filter((skill) => !known.has(skill.toLowerCase()))];
  return named.filter((skill) => !isPaper(skill));
}

/**
 * Computes everything about a posting that does not depend on the person.
 * @param parts the description, divided into what it asks and what it offers
 * @param shares the posting's own code, or the likely meanings of its title
 * @param stems of title, skills and description, in order, as numbers of the index's dictionary
 * @param tableSkills finds the skills of our occupation table in such stems
 * @param silent sentences that ask for nothing: see parseDemands
 */
export function readJob(
  row: JobRow,
  { asked, offers }: PostingParts,
  facts: TitleFacts,
  shares: readonly CodeScore[],
  stems: Uint32Array,
  tableSkills: PhraseFinder<number>,
  silent?: Set<string>,
): IndexedJob {
  const { description, ...rest } = row;
  const code = shares[0]?.code;
  let skills: readonly string[] | undefined;
  return {
    ...facts,
    shares,
    row: rest,
    level: occupationByCode.get(code ?? '')?.level ?? null,
    demands: parseDemands(asked, silent),
    offers,
    asksHealth: asksAboutHealth(description, aboutJob(row)),
    // Looked for when the job is first scored: most of a feed never is.
    get skills() {
      skills ??= skillsNamed(rest, stems, tableSkills, code);
      return skills;
    },
    words: stems,
  };
}

const aboutJob = ({ title, socCode }: JobRow) => ({ title, ...(socCode !== null && { socCode }) });
