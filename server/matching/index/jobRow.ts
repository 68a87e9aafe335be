import type { EmploymentType, WayOfWorking } from '#domain/jobTerms.ts';

/** A job in the form the engine takes. Null: the posting does not say. */
export interface JobRow {
  readonly jobId: string;
  readonly title: string;
  readonly company: string | null;
  readonly city: string | null;
  /** Two-letter state code. */
  readonly state: string | null;
  /** Degrees, WGS 84. */
  readonly lat: number | null;
  readonly lng: number | null;
  readonly remote: WayOfWorking | null;
  /** SOC 2018 code from the feed; without it the title decides. */
  readonly socCode: string | null;
  /** Skills the feed lists separately from the description. */
  readonly skills?: readonly string[];
  readonly description: string;
  /** ISO 8601 date or time. */
  readonly postedAt: string | null;
  readonly employmentTypes: readonly EmploymentType[];
  /** The last day to apply, YYYY-MM-DD. */
  readonly closesOn: string | null;
}
