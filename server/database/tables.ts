import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Columns as the queries see them; migrations/ defines the schema. */
export interface Tables {
  account: AccountTable;
  signing_key: SigningKeyTable;
  sign_up: SignUpTable;
  one_time_code: OneTimeCodeTable;
  sign_in_family: SignInFamilyTable;
  refresh_token: RefreshTokenTable;
  mail: MailTable;
  queued_mail: QueuedMailTable;
  person: PersonTable;
  user_profile: UserProfileTable;
  user_degree: UserDegreeTable;
  user_work_history: UserWorkHistoryTable;
  user_skill: UserSkillTable;
  user_soc: UserSocTable;
  stored_resume: StoredResumeTable;
  user_credential: UserCredentialTable;
  added_entry: AddedEntryTable;
  profile_image: ProfileImageTable;
  saved_job: SavedJobTable;
  job_application: JobApplicationTable;
  job_view: JobViewTable;
  job_coach_invitation: JobCoachInvitationTable;
  display_profile: DisplayProfileTable;
  social_identity: SocialIdentityTable;
  'disclosure.user_accommodation': UserAccommodationTable;
  'disclosure.draft': DraftTable;
  company: CompanyTable;
  job: JobTable;
  job_change: JobChangeTable;
  seed_run: SeedRunTable;
  rate_limit: RateLimitTable;
}

type Time = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** Written as text, read as a list: jsonb. */
type JsonList = JSONColumnType<string[], string, string>;
/** Grows by one with every change; sent to clients as _etag. */
type Version = ColumnType<number, number | undefined, number>;

export interface AccountTable {
  user_guid: Generated<string>;
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string | null;
  role: 1 | 2 | 3 | 4;
  company_guid: string | null;
  verified_at: MaybeTime;
  created_at: Time;
  /** Of the page of the sign-up, when it is one of ours. */
  language: ColumnType<string | null, string | null | undefined, string | null>;
}
export interface SigningKeyTable {
  kid: string;
  private_jwk: JSONColumnType<Record<string, unknown>, string, string>;
  created_at: Time;
}
type Typed = 'first_name' | 'last_name' | 'role' | 'company_guid' | 'language';
/** What a sign-up typed, until one with its address is verified. */
export interface SignUpTable extends Pick<AccountTable, Typed> {
  id: Generated<string>;
  user_guid: string;
  /** Of the token that the browser of the sign-up keeps. */
  token_hash: string;
  password_hash: string;
  created_at: Time;
}
export interface OneTimeCodeTable {
  id: Generated<string>;
  /** Null for an address without an account. */
  user_guid: string | null;
  /** The sign-up that a code verifies; null for a reset. */
  sign_up: ColumnType<string | null, string | null | undefined, string | null>;
  purpose: 'verify' | 'reset';
  code_hash: string;
  token_hash: string;
  attempts: Generated<number>;
  expires_at: Time;
  used_at: MaybeTime;
  created_at: Time;
}
export interface SignInFamilyTable {
  family: Generated<string>;
  user_guid: string;
  revoked_at: MaybeTime;
  created_at: Time;
}
export interface RefreshTokenTable {
  jti: string;
  family: string;
  expires_at: Time;
  used_at: MaybeTime;
}
export interface MailTable {
  id: Generated<string>;
  to_address: string;
  subject: string;
  body: string;
  sent_at: Time;
  language: Generated<string>;
}
/** Waits to be sent; the work queue says when. Gone once it is sent or given up. */
export interface QueuedMailTable {
  id: Generated<string>;
  to_address: string;
  subject: string;
  body: string;
  /** Null in a mail that an earlier version queued. */
  html: string | null;
  language: Generated<string>;
  reply_to: string | null;
  queued_at: Time;
}
export interface PersonTable {
  user_guid: string;
  phone: string | null;
  summary: string | null;
  location_lat: number | null;
  location_long: number | null;
  relocate: 0 | 1 | null;
  remote_work_type: 'remote' | 'hybrid' | 'in-person' | 'no preference' | null;
  preferences_answered: boolean | null;
  /** Answers by their key in the contract: q1..q7 and q1w..q8w. */
  answers: JSONColumnType<Record<string, string | string[] | null>, string | undefined, string>;
  version: Version;
}
export interface UserProfileTable {
  profile_id: Generated<string>;
  user_guid: string;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  country: string | null;
  education: string | null;
  specialization: string | null;
  education_complete_date: string | null;
  ideal_job: string | null;
  search_radius: Generated<number>;
  version: Version;
}
export interface UserDegreeTable {
  id: Generated<string>;
  user_guid: string;
  degree_name: string | null;
  school_name: string | null;
  degree_level_id: number | null;
  start_year: number | null;
  year_completed: number;
  present: boolean;
  status: 'completed' | 'in-progress' | 'incomplete';
  version: Version;
}
export interface UserWorkHistoryTable {
  id: Generated<string>;
  user_guid: string;
  employer_name: string | null;
  job_title: string | null;
  responsibilities: string | null;
  start_date: string | null;
  end_date: string | null;
  present: boolean;
  version: Version;
}
export interface UserSkillTable {
  id: Generated<string>;
  user_guid: string;
  skill_name: string;
  position: number;
  version: Version;
}
export interface UserSocTable {
  user_guid: string;
  soc_code: string | null;
  alternate_soc_code1: string | null;
  alternate_soc_code2: string | null;
  alternate_soc_code3: string | null;
  highest_level_of_education:
    | 'ged'
    | 'high_school'
    | 'associates'
    | 'bachelors'
    | 'postgraduate'
    | 'phd'
    | null;
  years_of_experience: number;
  location_lat: number | null;
  location_long: number | null;
  postal_code: string | null;
  relocation: 0 | 1 | null;
  remote: 'remote' | 'hybrid' | 'in-person' | 'no preference' | null;
  search_radius: number;
  version: Version;
}
export interface StoredResumeTable {
  id: Generated<string>;
  user_guid: string;
  file_name: string;
  content: Buffer;
  created_at: Time;
}
/** In a schema of its own, so that no query outside disclosure/ joins it by accident. */
export interface UserAccommodationTable {
  id: Generated<string>;
  user_guid: string;
  prefer_sr: boolean;
  prefer_schedule_flex: boolean;
  prefer_remote_work: boolean;
  wheelchair_user: boolean;
  guide_dog_user: boolean;
  concern_public_transport: boolean;
  concern_technology_access: boolean;
  arrange_job_restructure: boolean;
  arrange_part_time: boolean;
  arrange_reader_or_interp: boolean;
  other_accommodation: boolean;
  willing_relocate: boolean;
  other_accommodation_text: string | null;
  version: Version;
}
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
export interface UserCredentialTable {
  id: Generated<string>;
  user_guid: string;
  credential_name: string;
  credential_year: number;
  position: number;
  version: Version;
}
/** What each key added: see profiles/sections/queries.ts. */
export interface AddedEntryTable {
  user_guid: string;
  section: string;
  key: string;
  entry_id: string;
  entry_version: number;
  content_hash: string;
  added_at: Time;
}
export interface ProfileImageTable {
  user_guid: string;
  mime: 'image/png' | 'image/jpeg';
  content: Buffer;
  stored_at: Time;
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
export interface DisplayProfileTable {
  user_guid: string;
  text_size: 100 | 112 | 125 | 150 | 175 | 200;
  contrast: 'standard' | 'more';
  line_spacing: 'standard' | 'wide' | 'widest';
  letter_spacing: 'standard' | 'wide' | 'widest';
  motion: 'system' | 'less';
  font: 'standard' | 'system' | 'serif' | 'mono';
  theme: 'system' | 'light' | 'dark';
  language: ColumnType<string | null, string | null | undefined, string | null>;
  mail_language: ColumnType<string | null, string | null | undefined, string | null>;
  version: Version;
}
/** A person's identity at a sign-in provider. */
export interface SocialIdentityTable {
  issuer: string;
  subject: string;
  user_guid: string;
  created_at: Time;
}
export interface DraftTable {
  user_guid: string;
  kind: string;
  form_version: number;
  /** One jsonb string that holds JSON: see drafts/draftData.ts. */
  data: ColumnType<string, string, string>;
  saved_at: Time;
}
/** Written by rate-limiter-flexible: see http/limits.ts. */
export interface RateLimitTable {
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expire: number | null;
}
