import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Time, Version } from './columns.ts';

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
  address1: string | null;
  address2: string | null;
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
export interface UserCredentialTable {
  id: Generated<string>;
  user_guid: string;
  credential_name: string;
  credential_year: number;
  position: number;
  version: Version;
}
/** What each key added: see profiles/lists/queries.ts. */
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
export interface DisplayProfileTable {
  user_guid: string;
  text_size: 100 | 112 | 125 | 150 | 175 | 200;
  contrast: 'standard' | 'more';
  line_spacing: 'standard' | 'wide' | 'widest';
  letter_spacing: 'standard' | 'wide' | 'widest';
  motion: 'system' | 'less';
  font: 'standard' | 'system' | 'serif' | 'mono';
  theme: 'system' | 'light' | 'dark';
  posting: ColumnType<'full' | 'plain', 'full' | 'plain' | undefined, 'full' | 'plain'>;
  language: ColumnType<string | null, string | null | undefined, string | null>;
  mail_language: ColumnType<string | null, string | null | undefined, string | null>;
  version: Version;
}
export interface DraftTable {
  user_guid: string;
  kind: string;
  form_version: number;
  /** One jsonb string that holds JSON: see drafts/draftData.ts. */
  data: ColumnType<string, string, string>;
  saved_at: Time;
  /** The window that saved it. */
  writer: string | null;
}

export interface ProfileTables {
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
  display_profile: DisplayProfileTable;
  'disclosure.user_accommodation': UserAccommodationTable;
  'disclosure.draft': DraftTable;
}
