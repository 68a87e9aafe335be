import type { Generated, JSONColumnType } from 'kysely';
import type {
  EmploymentType,
  JobOrigin,
  JobStatus,
  PayUnit,
  WayOfWorking,
} from '#domain/jobTerms.ts';
import type { ApplicationStatus } from '#domain/applicationStatus.ts';
import type { Time, MaybeTime, JsonList, Version } from './columns.ts';

export interface CompanyTable {
  company_guid: string;
  name: string;
  /** False for a name that only sign-ups gave so far. */
  listed: Generated<boolean>;
  /** The company that it is one with now. */
  merged_into: Generated<string | null>;
  /** What the company says of itself. */
  about: Generated<string>;
  /** Addresses of this domain need nobody to confirm them. */
  verified_domain: Generated<string | null>;
  /** The default of its postings. */
  accommodation_contact: JSONColumnType<
    AccommodationContact | null,
    string | null | undefined,
    string | null
  >;
  version: Version;
}
/** Whom to ask for a change at work; at least one way to reach them. */
export interface AccommodationContact {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}
export interface JobTable {
  source_guid: string;
  title: string;
  company: string | null;
  company_guid: string | null;
  city: string | null;
  state_short: string | null;
  zip: string | null;
  lat: number | null;
  lng: number | null;
  location: string;
  /** Null: the posting does not say. */
  remote: WayOfWorking | null;
  employment_types: JsonList<EmploymentType>;
  salary_min: number | null;
  salary_max: number | null;
  salary_unit: PayUnit | null;
  /** ISO 4217. */
  salary_currency: string | null;
  description: string;
  soc_code: string | null;
  skills: JsonList;
  accommodations: JsonList;
  contact_email: string | null;
  posted_at: MaybeTime;
  /** The last day to apply, YYYY-MM-DD. */
  closes_on: string | null;
  /** The employer's own page to apply at. */
  apply_url: string | null;
  status: JobStatus;
  origin: JobOrigin;
  revision: number;
  essential_duties: JsonList;
  other_duties: JsonList;
  accommodation_contact: JSONColumnType<AccommodationContact | null, string | null>;
  /** The posting in plain words, as the company wrote it; null when it wrote none. */
  plain_text: string | null;
  /** These are of a posting that came from a feed, and null otherwise. */
  feed_guid: string | null;
  /** The feed's own id. */
  feed_job_id: string | null;
  /** Of everything the feed says: another one is a change. */
  content_hash: string | null;
  /** Of what makes two postings of a feed the same one, whatever their ids. */
  match_hash: string | null;
  /** When it came in as it is now. */
  imported_at: MaybeTime;
  closed_at: MaybeTime;
}
/** Read through its transaction ids: see jobs/indexes/changeQueries.ts. */
export interface JobChangeTable {
  seq: Generated<number>;
  /** Null: any posting may have changed. */
  source_guid: string | null;
  xid: Generated<string>;
  changed_at: Time;
}
export interface SeedRunTable {
  name: string;
  ran_at: Time;
}
export interface SavedJobTable {
  id: Generated<string>;
  user_guid: string;
  source_guid: string;
  saved_at: Time;
}
export interface JobApplicationTable {
  id: Generated<string>;
  user_guid: string;
  source_guid: string;
  applied_at: Time;
  mailed_at: MaybeTime;
  sent_resume: Generated<boolean>;
  sent_phone: Generated<boolean>;
  /** How far it came, as the employer says. */
  status: Generated<ApplicationStatus>;
  status_at: MaybeTime;
  /** Of the posting, on the day of the application. */
  revision: Generated<number>;
  withdrawn_at: MaybeTime;
  /** When the one mail to somebody who was not selected was queued. */
  not_selected_mailed_at: MaybeTime;
  version: Version;
}
export interface JobViewTable {
  user_guid: string;
  source_guid: string;
  viewed_on: string;
  viewed_at: Time;
}

/** What a candidate says against a reason of a recommended job. */
export interface ReasonFeedbackTable {
  user_guid: string;
  source_guid: string;
  code: string;
  effect: 'positive' | 'gap';
  answer: 'have' | 'unimportant' | 'posting';
  at: Time;
}

export interface JobTables {
  saved_job: SavedJobTable;
  job_application: JobApplicationTable;
  job_view: JobViewTable;
  reason_feedback: ReasonFeedbackTable;
  company: CompanyTable;
  job: JobTable;
  job_change: JobChangeTable;
  seed_run: SeedRunTable;
}
