/**
 * How far a flag goes: `replace` has a better wording in every job; `ask` may be a real need of
 * the work, so the employer should say how often, and how else; `soft` is a hint.
 */
export type Severity = 'replace' | 'ask' | 'soft';

/** One phrase of a posting that shuts people out (product spec, section 3: ableist extract). */
export interface AbleistExtract {
  /** The words as they stand in the text: `text.slice(start, end)`. */
  readonly phrase: string;
  /** UTF-16 indexes into the given text, the end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Why these words shut people out, in plain words. */
  readonly rationale: string;
  /** Words to write instead, best first. */
  readonly alternatives: readonly string[];
  /** The id of the rule, such as "body.lifting". */
  readonly rule: string;
  readonly severity: Severity;
}

/** What is known of the job. A roofer has to climb and a driver has to drive. */
export interface AboutJob {
  readonly title?: string;
  /** "47-2181", of the Standard Occupational Classification. */
  readonly socCode?: string;
}

/**
 * Conditions on the text around a phrase, tried on folded text: lower case, straight quotes.
 * `before` should end with `$` and `after` begin with `^`; both stop at the sentence.
 */
export interface Surroundings {
  readonly before?: RegExp;
  readonly after?: RegExp;
  readonly sentence?: RegExp;
}

/** Words with one meaning for this check, and what we say of them. README.md tells how to add one. */
export interface Rule {
  readonly id: string;
  readonly severity: Severity;
  readonly rationale: string;
  readonly alternatives: readonly string[];
  /** In the notation of phrases.ts. */
  readonly phrases: readonly string[];
  /** Flag only where all of these hold. */
  readonly needs?: Surroundings;
  /** Flag nowhere where one of these holds. */
  readonly unless?: Surroundings;
  /** A demand: "no heavy lifting" and "lifting is not required" are no demands. */
  readonly demand?: boolean;
  /** A demand of the body that stands when the sentence offers an accommodation. */
  readonly openToAccommodation?: boolean;
  /** Words that are also names: "Crazy Horse", "Ernst & Young". */
  readonly mayBeName?: boolean;
  /** Words that a guide to good language quotes: 'we avoid "crazy"'. */
  readonly mayBeQuoted?: boolean;
  /** Jobs that truly need it. */
  readonly essentialFor?: (job: AboutJob) => boolean;
  /** The only jobs that it is asked of without need. */
  readonly onlyFor?: (job: AboutJob) => boolean;
}
