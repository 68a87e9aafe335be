import type { WorkType } from '#domain/questions.ts';
import type { components } from '#openapi/matching.ts';
import type { Failure } from '../failure.ts';

/** What a visitor looks for. */
export type Wish = {
  /** Work that is wanted or was done, in own words. */
  readonly work: string;
  readonly skills: readonly string[];
  /** Typed, and not added yet. */
  readonly skill: string;
  /** A city or a ZIP code; empty for anywhere. */
  readonly place: string;
  /** Miles. */
  readonly radius: number;
  readonly remote: WorkType | null;
  readonly hours: 'full-time' | 'part-time' | null;
};

/** Where a visitor looks, as the places know it; in degrees. */
export type KnownPlace = { readonly name: string; readonly lat: number; readonly lng: number };

/** One load of jobs. */
export type FoundJobs = {
  /** null for anywhere. */
  readonly place: KnownPlace | null;
  readonly jobs: readonly components['schemas']['LiteRecommendation'][];
  readonly total: number;
  /** Beside an empty list: what would bring jobs. */
  readonly changes: readonly components['schemas']['LiteChange'][];
};

export type SearchInput = {
  readonly wish: Wish;
  readonly offset: number;
};

export type PublicMatchInput = {
  readonly wish: Wish;
  /** Whether the jobs are searched as the page opens, for answers that were given before it. */
  readonly isAsked: boolean;
};

export type PublicMatchContext = {
  wish: Wish;
  /** What the jobs were found for; null while none were. */
  asked: Wish | null;
  found: FoundJobs | null;
  isWorkMissing: boolean;
  isPlaceUnknown: boolean;
  /** Grows with each search that was refused. */
  attempt: number;
  failure: Failure | null;
};

export type PublicMatchEvent =
  | { type: 'wish.changed'; changes: Partial<Wish> }
  | { type: 'search.requested' }
  /** One change that brings jobs where there were none. */
  | { type: 'change.accepted'; changes: Partial<Wish> }
  | { type: 'more.requested' }
  | { type: 'retry.requested' }
  | { type: 'wish.cleared' };
