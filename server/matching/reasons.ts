import type { components } from '#openapi/matching.ts';

/**
 * One part of a score as data; the screen puts it into words. `positive` parts add their weight to
 * the score; the weight of a `gap` is what the score would gain if the gap were closed.
 */
export type Reason = components['schemas']['Reason'];

/** What each part of the score can give at most; together 1. */
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

/** What a part gives (0 … its capacity) and what it says about it. */
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

/** A demand the person does not meet, or not by what we know. */
export const gap = (code: string, weight: number, values: Reason['values']): Reason => ({
  code,
  effect: 'gap',
  weight: rounded(weight),
  values,
});
