import type { TestPerson } from '#tests/support/api.ts';
import { jobNamed } from '#tests/support/jobs.ts';

/** On which page each query of the browser is asked whose failure is told in the same way. */

/** The job of these pages. */
export const clerk = jobNamed('Customer Service Representative', { soc_code: '43-4051' });

/** Where each query is asked, by its operation. */
export const pages: Readonly<Record<string, string>> = {
  getUser: '/candidate/profile/basic-details',
  getUserProfile: '/candidate/profile/basic-details',
  getUserAccommodation: '/candidate/accommodation',
  getPassport: '/candidate/passport',
  listPassportItems: '/candidate/passport',
  listPassportAgreements: '/candidate/passport',
  listLetters: '/candidate/passport/letters',
  getUserWorkHistory: '/candidate/work-history',
  getUserDegrees: '/candidate/profile/education',
  getUserSkills: '/candidate/skills',
  getUserCredentials: '/candidate/credentials',
  getJob: `/candidate/jobs/job-details/${clerk.source_guid}`,
  searchJobs: '/candidate/jobs/all-jobs',
  searchRemoteJobs: '/candidate/jobs/remote-jobs',
  searchRecommendedJobs: '/candidate/jobs/recommended-jobs',
  recommendations: '/candidate/jobs/recommended-jobs',
  recommendationChanges: `/candidate/jobs/job-details/${clerk.source_guid}`,
  searchSavedJobs: '/candidate/jobs/saved-jobs',
  searchAppliedJobs: '/candidate/jobs/applied-jobs',
  listJobCoachInvitationsOfCandidate: '/candidate/invite-job-coach',
  getOwnDataSummary: '/candidate/account-settings',
  listSessions: '/candidate/account-settings',
  listPasskeys: '/candidate/account-settings',
  listStoredResumes: '/candidate/account-settings',
  listSavedSearches: '/candidate/jobs/saved-searches',
  getDisclosureLedger: '/candidate/privacy',
  getAccessLog: '/candidate/privacy/log',
  listContactLogsToPerson: '/candidate/invitations',
  listCasesOfCandidate: '/candidate/coach',
};

/** Where a job coach's are asked, for one who shares everything with them. */
export const coachPages: Readonly<Record<string, (candidate: TestPerson) => string>> = {
  checkAdminJobCoach: () => '/job-coach/home',
  listAllCandidates: () => '/job-coach/home',
  listProviderInvitations: () => '/job-coach/home?tab=applied',
  listInvitationsToOthers: () => '/job-coach/home?tab=others',
  listJobCoachInvitesByEmail: () => '/job-coach/requests',
  listNotifications: () => '/job-coach/notifications',
  listCoachCandidates: ({ userGuid }) => `/job-coach/candidate-details/${userGuid}`,
  getJobCoachMatchState: ({ userGuid }) => `/job-coach/candidate-details/${userGuid}`,
  getSharedAccommodation: ({ userGuid }) => `/job-coach/candidate-details/${userGuid}`,
  getCaseload: () => '/job-coach/caseload',
  getCase: ({ userGuid }) => `/job-coach/candidate-details/${userGuid}`,
  listCandidatesForJob: () => `/job-coach/job-details/${clerk.source_guid}`,
};

/** Where an administrator's are asked. */
export const adminPages: Readonly<Record<string, string>> = {
  getAdministrationOverview: '/admin/dashboard',
  countRoles: '/admin/dashboard',
  getCaseloadNumbers: '/admin/dashboard',
  listUsers: '/admin/users',
  listJobCoaches: '/admin/job-coach',
  listCompanyMembers: '/admin/companies',
  listCompanyDomains: '/admin/companies',
  listJobFeeds: '/admin/feeds',
  listAuditEvents: '/admin/audit-log',
  checkAuditLog: '/admin/audit-log',
  listAuditActors: '/admin/audit-log',
};

/** Where those of an employer are asked, whose company wrote this job. */
export const employerPages: Readonly<Record<string, (jobId: string) => string>> = {
  getMembership: () => '/employer/applied',
  getCompanyJobs: () => '/employer/home',
  getCompanyJobsFromSearch: () => '/employer/jobs',
  getAppliedAndViewedCounts: () => '/employer/home',
  getMonthlyStatistics: () => '/employer/home',
  getAbleistCounts: () => '/employer/home',
  getAppliedCandidates: (jobId) => `/employer/job-details/${jobId}`,
  getCompany: () => '/employer/company',
  getPosting: (jobId) => `/employer/jobs/${jobId}/edit`,
};

/** Where an employer's are asked about people, for one who may be found. */
export const peoplePages: Readonly<Record<string, (candidate: TestPerson) => string>> = {
  getFilteredCandidates: () => '/employer/candidates',
  getCandidateView: ({ userGuid }) => `/employer/candidate-details/${userGuid}`,
  listSavedCandidates: () => '/employer/saved',
  listContactLogsFromPerson: () => '/employer/invitations',
};

/**
 * Asked for before it is shown: tests/mounted/employer-area.test.ts; after a press, or with an
 * empty list in its place: employer-candidate.test.ts and employer-finding.test.ts there; instead of
 * what is there already: plain-view.test.ts.
 */
const shownLater: ReadonlySet<string> = new Set([
  'getPlainPosting',
  'getYearlyStatistics',
  'listSharedStatements',
  'recommendationsEmploy',
]);

/** Without these a page is whole but for what they add; the failure is only logged (section 8). */
export const extras: Readonly<Record<string, string>> = {
  getApplicationOffer: `/candidate/jobs/job-details/${clerk.source_guid}`,
  getAbleistExtracts: `/candidate/jobs/job-details/${clerk.source_guid}`,
  getProfileImage: '/candidate/profile/basic-details',
  getRecommendedJobCounts: '/candidate/jobs/recommended-jobs',
  listAppliedJobs: '/candidate/jobs/all-jobs',
  listSavedJobs: '/candidate/jobs/all-jobs',
};

/** Of pages before signing in: their failures have tests of their own, or are off on a real server. */
const onPublicPages: ReadonlySet<string> = new Set(['listCompanies', 'listMailbox']);

/** Every query whose failure is shown by these tables, or said here to be shown elsewhere. */
export const toldQueries: readonly string[] = [
  pages,
  coachPages,
  adminPages,
  employerPages,
  peoplePages,
  extras,
]
  .flatMap((table) => Object.keys(table))
  .concat(...shownLater, ...onPublicPages);
