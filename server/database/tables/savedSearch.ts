import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { JobSort } from '#domain/jobFilters.ts';
import type { components } from '#openapi/user.ts';
import type { MaybeTime, Time, Version } from './columns.ts';

/** A search that a candidate keeps, and the mails about its new jobs. */
export interface SavedSearchTable {
  guid: Generated<string>;
  user_guid: string;
  name: string;
  list: 'all' | 'remote';
  words: string;
  place: string;
  /** Whether the place was one that the server knows, when the search was saved. */
  place_known: boolean;
  filters: JSONColumnType<components['schemas']['JobFilters'], string, string>;
  sort: JobSort;
  /** The same for the same search: see savedSearches/searchKey.ts. */
  search_key: string;
  frequency: 'never' | 'daily' | 'weekly';
  created_at: Time;
  /** When its list was last opened, else when it was saved: jobs that came later are new. */
  opened_at: Time;
  /** When the person last showed that they want it. */
  reviewed_at: Time;
  /** Mails tell of no job that came before. */
  mails_since: Time;
  /** When new jobs were last looked for. */
  last_run_at: Time;
  last_sent_at: MaybeTime;
  /** When a mail asked whether it is still wanted; null once that is answered. */
  asked_at: MaybeTime;
  paused_at: MaybeTime;
  paused_for: ColumnType<PauseReason | null, PauseReason | null | undefined, PauseReason | null>;
  stop_token_hash: string;
  version: Version;
}
export type PauseReason = 'place' | 'unanswered';
/** Which jobs a person was told of, each once. */
export interface AlertSentTable {
  user_guid: string;
  source_guid: string;
  search_guid: string;
  at: Time;
}
/** When a job was first published here. Written by triggers. */
export interface JobArrivalTable {
  source_guid: string;
  came_at: Time;
  /** Of title, company and place. */
  posting_hash: string;
}

export interface SavedSearchTables {
  saved_search: SavedSearchTable;
  alert_sent: AlertSentTable;
  job_arrival: JobArrivalTable;
}
