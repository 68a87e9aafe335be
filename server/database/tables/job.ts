import type { Generated } from 'kysely';
import type { Time, MaybeTime, JsonList } from './columns.ts';

export interface CompanyTable {
  company_guid: string;
  name: string;
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
  remote: 'remote' | 'hybrid' | 'in-person';
  employment_type: string | null;
  salary_min: number | null;
  salary_max: number | null;
  salary_unit: 'hour' | 'year' | null;
  description: string;
  soc_code: string | null;
  skills: JsonList;
  accommodations: JsonList;
  contact_email: string | null;
  posted_at: Time;
  sample: boolean;
}
/** Read through its transaction ids: see jobs/feed/changeQueries.ts. */
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
}
export interface JobViewTable {
  user_guid: string;
  source_guid: string;
  viewed_on: string;
  viewed_at: Time;
}
export interface JobCoachInvitationTable {
  guid: Generated<string>;
  candidate_guid: string;
  /** Empty for the provider's own coach. */
  job_coach_email: string;
  sent_at: Time;
}
