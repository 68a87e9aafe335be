import type { components } from '#openapi/matching.ts';

/**
 * One part of a score as data; the screen puts it into words. `positive` parts add their weight to
 * the score; the weight of a `gap` is the gain if it were closed.
 */
export type Reason = components['schemas']['Reason'];

/** The maximum of each part; together 1. */
export const capacity = {
  words: 0.38,
  occupation: 0.22,
  skills: 0.05,
  level: 0.08,
  years: 0.06,
  education: 0.03,
  papers: 0.04,
  place: 0.09,
  remote: 0.05,
} as const;

export type ScorePart = keyof typeof capacity;

/** The score of a part (0 … its capacity) and its reasons. */
export interface Part {
  readonly earned: number;
  readonly reasons: readonly Reason[];
}

const rounded = (weight: number): number => Math.round(weight * 1000) / 1000;

/** A reason for the score; without weight when it is too small to show. */
export const positive = (code: string, weight: number, values: Reason['values']): Reason => ({
  code,
  effect: 'positive',
  weight: rounded(weight),
  values,
});

/** A demand the person does not meet, as far as we know. */
export const gap = (code: string, weight: number, values: Reason['values']): Reason => ({
  code,
  effect: 'gap',
  weight: rounded(weight),
  values,
});
