import type { Generated, JSONColumnType } from 'kysely';
import type { components } from '#openapi/jobs.ts';
import type { MaybeTime, Time, Version } from './columns.ts';

type PostingContent = components['schemas']['PostingContent'];

/** An earlier name of a company, in lower case. */
export interface CompanyNameTable {
  name_key: string;
  company_guid: string;
}

/** What the editor shows of a posting written here, as it was saved last. */
export interface WrittenPostingTable {
  source_guid: string;
  content: JSONColumnType<PostingContent, string, string>;
  /** Whether it differs from what is published. */
  is_changed: Generated<boolean>;
  version: Version;
  published_at: MaybeTime;
  saved_at: Time;
  saved_by: string;
  created_by: string;
  /**
   * Whether a confirmed member has saved it. A draft of somebody who waits is theirs alone.
   */
  of_company: boolean;
}

/** What a posting said when it was published. */
export interface JobRevisionTable {
  source_guid: string;
  revision: number;
  content: JSONColumnType<PostingContent, string, string>;
  published_at: Time;
  published_by: string;
}

/** A candidate whom a member of a company keeps. */
export interface SavedCandidateTable {
  id: Generated<string>;
  employer_guid: string;
  candidate_guid: string;
  /** Of the member on that day. */
  company_guid: string;
  notes: string | null;
  saved_at: Time;
  /** Since when the company may not see them; deleted after 30 days. */
  unseen_since: MaybeTime;
}

/** What a candidate can say to an invitation; null while it is open. */
export type ContactAnswer = 'accepted' | 'declined' | 'blocked';

/** An invitation of a company to a candidate, with the names of its day. */
export interface ContactLogTable {
  id: Generated<string>;
  from_guid: string;
  from_first: string;
  from_last: string;
  from_email: string;
  to_guid: string;
  company_guid: string;
  /** The job it is for. */
  source_guid: string | null;
  message: string;
  sent_at: Time;
  answer: Generated<ContactAnswer | null>;
  answered_at: MaybeTime;
}

export interface EmployerTables {
  company_name: CompanyNameTable;
  written_posting: WrittenPostingTable;
  job_revision: JobRevisionTable;
  saved_candidate: SavedCandidateTable;
  contact_log: ContactLogTable;
}
