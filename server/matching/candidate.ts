import type { DegreeLevelName } from '#domain/degrees.ts';
import type { WorkType } from '#domain/questions.ts';
import type { Point } from '#server/places/place.ts';
import type { CodeScore } from './titles.ts';

/**
 * A job title of the person with its weight in 0 … 1: the ideal job and the latest job weigh 1.
 */
export interface HeldTitle {
  readonly title: string;
  readonly weight: number;
}

/**
 * What the ranking knows about a person. Facts about disability and accommodation are not
 * included: no job is ranked up or down for them.
 */
export interface Candidate {
  readonly titles: readonly HeldTitle[];
  /** SOC codes of the insights, best first. */
  readonly codes: readonly CodeScore[];
  readonly skills: readonly string[];
  readonly credentials: readonly string[];
  /** The person's own words: summary and responsibilities. */
  readonly text: string;
  readonly years: number | null;
  readonly degree: DegreeLevelName | null;
  readonly place: Point | null;
  /** Miles. */
  readonly searchRadius: number;
  /** null when the question was skipped or not answered. */
  readonly relocate: boolean | null;
  /** null when the question was not answered. */
  readonly remote: WorkType | null;
}
