import type {
  ActingSessionTable,
  AuditAnchorTable,
  AuditEventTable,
} from './tables/administration.ts';
import type { ActivityTable, CaseloadCaseTable } from './tables/caseload.ts';
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
  ReasonFeedbackTable,
} from '#server/database/tables/job.ts';
import type {
  OccupationTextTable,
  OccupationTitleTable,
} from '#server/database/tables/occupation.ts';
import type {
  CompanyMemberTable,
  DeclinedInvitationTable,
  JobCoachInvitationTable,
  JobCoachMatchTable,
  NotificationTable,
} from '#server/database/tables/coaching.ts';
import type {
  AccessEventTable,
  BlockedCompanyTable,
  CoachConsentTable,
  FactShareTable,
  RepresentativeTable,
  VisibilityTable,
} from '#server/database/tables/disclosure.ts';
import type {
  CompanyNameTable,
  ContactLogTable,
  JobRevisionTable,
  SavedCandidateTable,
  WrittenPostingTable,
} from '#server/database/tables/employer.ts';
import type { JobFeedTable, JobSightingTable } from '#server/database/tables/feed.ts';
import type {
  HelpReportKeyTable,
  HelpReportTable,
  MailTable,
  QueuedMailTable,
} from '#server/database/tables/mail.ts';
import type {
  AlertSentTable,
  JobArrivalTable,
  SavedSearchTable,
} from '#server/database/tables/savedSearch.ts';
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
  help_report_key: HelpReportKeyTable;
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
  declined_invitation: DeclinedInvitationTable;
  job_coach_match: JobCoachMatchTable;
  caseload_case: CaseloadCaseTable;
  activity: ActivityTable;
  company_member: CompanyMemberTable;
  notification: NotificationTable;
  reason_feedback: ReasonFeedbackTable;
  saved_search: SavedSearchTable;
  alert_sent: AlertSentTable;
  display_profile: DisplayProfileTable;
  social_identity: SocialIdentityTable;
  closed_account: ClosedAccountTable;
  acting_session: ActingSessionTable;
  audit_event: AuditEventTable;
  audit_anchor: AuditAnchorTable;
  'disclosure.user_accommodation': UserAccommodationTable;
  'disclosure.draft': DraftTable;
  'disclosure.coach_consent': CoachConsentTable;
  'disclosure.fact_share': FactShareTable;
  'disclosure.visibility': VisibilityTable;
  'disclosure.blocked_company': BlockedCompanyTable;
  'disclosure.access_event': AccessEventTable;
  'disclosure.representative': RepresentativeTable;
  company: CompanyTable;
  company_name: CompanyNameTable;
  written_posting: WrittenPostingTable;
  job_revision: JobRevisionTable;
  saved_candidate: SavedCandidateTable;
  contact_log: ContactLogTable;
  job: JobTable;
  job_change: JobChangeTable;
  job_arrival: JobArrivalTable;
  job_feed: JobFeedTable;
  job_sighting: JobSightingTable;
  occupation_text: OccupationTextTable;
  occupation_title: OccupationTitleTable;
  seed_run: SeedRunTable;
  rate_limit: RateLimitTable;
}
