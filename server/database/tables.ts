import type {
  AccountTable,
  SigningKeyTable,
  SignUpTable,
  OneTimeCodeTable,
  SecurityEventTable,
  SharedSecretTable,
  SignInFamilyTable,
  RefreshTokenTable,
  SocialIdentityTable,
  ClosedAccountTable,
  RateLimitTable,
} from '#server/database/tables/identity.ts';
import type {
  CompanyTable,
  JobTable,
  JobChangeTable,
  SeedRunTable,
  SavedJobTable,
  JobApplicationTable,
  JobViewTable,
  JobCoachInvitationTable,
} from '#server/database/tables/job.ts';
import type { HelpReportTable, MailTable, QueuedMailTable } from '#server/database/tables/mail.ts';
import type {
  PersonTable,
  UserProfileTable,
  UserDegreeTable,
  UserWorkHistoryTable,
  UserSkillTable,
  UserSocTable,
  StoredResumeTable,
  UserAccommodationTable,
  UserCredentialTable,
  AddedEntryTable,
  ProfileImageTable,
  DisplayProfileTable,
  DraftTable,
} from '#server/database/tables/profile.ts';

/** Columns as the queries see them; migrations/ defines the schema. */
export interface Tables {
  account: AccountTable;
  signing_key: SigningKeyTable;
  sign_up: SignUpTable;
  one_time_code: OneTimeCodeTable;
  sign_in_family: SignInFamilyTable;
  refresh_token: RefreshTokenTable;
  security_event: SecurityEventTable;
  shared_secret: SharedSecretTable;
  mail: MailTable;
  queued_mail: QueuedMailTable;
  help_report: HelpReportTable;
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
  closed_account: ClosedAccountTable;
  'disclosure.user_accommodation': UserAccommodationTable;
  'disclosure.draft': DraftTable;
  company: CompanyTable;
  job: JobTable;
  job_change: JobChangeTable;
  seed_run: SeedRunTable;
  rate_limit: RateLimitTable;
}
