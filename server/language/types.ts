/**
 * `replace`: a better wording exists in every job. `ask`: may be a real need, so the employer
 * should say how often and what else works. `soft`: a hint.
 */
export type Severity = 'replace' | 'ask' | 'soft';

/** One excluding phrase of a posting (product spec, section 3: ableist extract). */
export interface AbleistExtract {
  /** The words in the text: `text.slice(start, end)`. */
  readonly phrase: string;
  /** UTF-16 index into the given text; the end is exclusive. */
  readonly start: number;
  readonly end: number;
  /** Why these words exclude people, in plain words. */
  readonly rationale: string;
  /** Words to use instead, best first. */
  readonly alternatives: readonly string[];
  /** The id of the rule, such as "body.lifting". */
  readonly rule: string;
  readonly severity: Severity;
  /** A question about health or disability, which US law does not allow before an offer. */
  readonly asksHealth: boolean;
}

/** What is known about the job: a roofer has to climb and a driver has to drive. */
export interface AboutJob {
  readonly title?: string;
  /** Standard Occupational Classification, such as "47-2181". */
  readonly socCode?: string;
}

/**
 * Conditions on the text around a phrase, in normalised text: lower case, straight quotes.
 * `before` should end with `$` and `after` start with `^`. Both end at the sentence.
 */
export interface Surroundings {
  readonly before?: RegExp;
  readonly after?: RegExp;
  readonly sentence?: RegExp;
}

/**
 * Words with one meaning for this check, and our comment on them. README.md says how to add one.
 */
export interface Rule {
  readonly id: string;
  readonly severity: Severity;
  readonly rationale: string;
  readonly alternatives: readonly string[];
  /** In the notation of compilePhrase.ts. */
  readonly phrases: readonly string[];
  /** Flag only where all of these match. */
  readonly needs?: Surroundings;
  /** Do not flag where one of these matches. */
  readonly unless?: Surroundings;
  /** A demand, so not flagged when it is denied: "no heavy lifting", "lifting is not required". */
  readonly demand?: boolean;
  /** A demand of the body that is acceptable when the sentence offers an accommodation. */
  readonly openToAccommodation?: boolean;
  /** Words that are also names: "Crazy Horse", "Ernst & Young". */
  readonly mayBeName?: boolean;
  /** Words that a language guide quotes: 'we avoid "crazy"'. */
  readonly mayBeQuoted?: boolean;
  /** The phrases that ask about health or disability, which US law forbids before an offer. */
  readonly asksHealth?: RegExp;
  /** Jobs that really need it. */
  readonly essentialFor?: (job: AboutJob) => boolean;
  /** Only these jobs have no need for it. */
  readonly onlyFor?: (job: AboutJob) => boolean;
}
