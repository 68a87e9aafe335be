/** The seven tabs of "My Profile", in their order; each is the last part of its address. */
export const PROFILE_TABS = [
  'basic-details',
  'education',
  'work-history',
  'accommodation',
  'skills',
  'preferences',
  'more-about-you',
] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/**
 * Every address of the app, so that a link cannot be mistyped. Names follow section 2 of the
 * product spec.
 */
export const paths = {
  login: '/auth/login',
  register: '/auth/register',
  verifyAccount: '/auth/verify-account',
  resetPassword: '/auth/reset-password',
  loginSuccess: '/login-success',
  mailbox: '/mailbox',
  candidate: {
    root: '/candidate',
    home: '/candidate/home',
    profile: '/candidate/profile',
    profileTab: (tab: ProfileTab) =>
      tab === PROFILE_TABS[0] ? '/candidate/profile' : `/candidate/profile/${tab}`,
    skills: '/candidate/skills',
    workHistory: '/candidate/work-history',
    credentials: '/candidate/credentials',
    resumeUpload: '/candidate/resume-upload',
    parseResume: '/candidate/parse-resume',
    /** The profile as a file to send. */
    resume: '/candidate/resume',
    additionalQuestions: '/candidate/additional-questions',
    accommodation: '/candidate/accommodation',
    /** What helps at work, written down for oneself. */
    passport: '/candidate/passport',
    letters: '/candidate/passport/letters',
    /** One that is kept, or the questions of a new one. */
    letter: (guid?: string) => `/candidate/passport/letter${guid === undefined ? '' : `/${guid}`}`,
    allJobs: '/candidate/jobs/all-jobs',
    appliedJobs: '/candidate/jobs/applied-jobs',
    savedJobs: '/candidate/jobs/saved-jobs',
    savedSearches: '/candidate/jobs/saved-searches',
    savedSearch: (guid: string) => `/candidate/jobs/saved-searches/${guid}`,
    recommendedJobs: '/candidate/jobs/recommended-jobs',
    remoteJobs: '/candidate/jobs/remote-jobs',
    jobDetails: (id: string) => `/candidate/jobs/job-details/${id}`,
    inviteJobCoach: '/candidate/invite-job-coach',
    jobCoaches: '/candidate/coach',
    privacy: '/candidate/privacy',
    accessLog: '/candidate/privacy/log',
    /** Who agrees for somebody who does not decide alone. */
    representative: '/candidate/privacy/representative',
    notifications: '/candidate/notifications',
    invitations: '/candidate/invitations',
    share: '/candidate/privacy/share',
    /** The same, with what is chosen already: with whom, or all of it. A fact stands in no address. */
    shareWith: (chosen: { coach?: string; company?: string; applied?: '1'; all?: '1' }) =>
      `/candidate/privacy/share?${new URLSearchParams(chosen).toString()}`,
    accountSettings: '/candidate/account-settings',
  },
  jobCoach: {
    home: '/job-coach/home',
    /** One of the lists of the provider's own coaches; the first has no name. */
    homeTab: (tab: string) => (tab === '' ? '/job-coach/home' : `/job-coach/home?tab=${tab}`),
    requests: '/job-coach/requests',
    caseload: '/job-coach/caseload',
    caseloadPrint: '/job-coach/caseload/print',
    candidateDetails: (id: string) => `/job-coach/candidate-details/${id}`,
    jobDetails: (id: string) => `/job-coach/job-details/${id}`,
    profile: '/job-coach/profile',
    notifications: '/job-coach/notifications',
    accountSettings: '/job-coach/account-settings',
  },
  employer: {
    home: '/employer/home',
    jobs: '/employer/jobs',
    newJob: '/employer/jobs/new',
    editJob: (id: string) => `/employer/jobs/${id}/edit`,
    jobDetails: (id: string) => `/employer/job-details/${id}`,
    candidates: '/employer/candidates',
    /** Those whom the company's jobs fit. */
    recommended: '/employer/candidates?tab=recommended',
    candidateDetails: (id: string) => `/employer/candidate-details/${id}`,
    applied: '/employer/applied',
    /** Who applied for one job. */
    appliedFor: (job: string) => `/employer/applied?job=${job}`,
    saved: '/employer/saved',
    invitations: '/employer/invitations',
    company: '/employer/company',
    notifications: '/employer/notifications',
    accountSettings: '/employer/account-settings',
  },
  admin: {
    dashboard: '/admin/dashboard',
    jobCoaches: '/admin/job-coach',
    candidates: '/admin/candidates',
    employers: '/admin/employers',
    users: '/admin/users',
    companies: '/admin/companies',
    feeds: '/admin/feeds',
    auditLog: '/admin/audit-log',
    migrateUser: '/admin/migrate-user',
    notifications: '/admin/notifications',
    accountSettings: '/admin/account-settings',
  },
  jobRecommendations: '/job-recommendations',
  abli: '/abli',
  abliPage: (page: string) => (page === 'start' ? '/abli' : `/abli/${page}`),
  help: {
    home: '/help',
    about: '/help/about',
    accessibility: '/help/accessibility',
    conformance: '/help/accessibility/conformance',
    report: '/help/report',
  },
} as const;

const firstPart = (path: string) => path.split('/')[1] ?? '';

/** The first parts of all addresses, with the short forms of section 2. */
const STARTS = new Set(
  Object.values(paths)
    .flatMap((of) => (typeof of === 'object' ? Object.values(of) : [of]))
    .flatMap((path) => (typeof path === 'string' ? [firstPart(path)] : []))
    .concat('', 'login', 'register', 'verify-account', 'jobs'),
);

/** Whether an address begins like one of ours; the routes of its area say whether it is one. */
export function isKnownStart(path: string): boolean {
  return STARTS.has(firstPart(path));
}
