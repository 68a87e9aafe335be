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
    additionalQuestions: '/candidate/additional-questions',
    accommodation: '/candidate/accommodation',
    allJobs: '/candidate/jobs/all-jobs',
    appliedJobs: '/candidate/jobs/applied-jobs',
    savedJobs: '/candidate/jobs/saved-jobs',
    recommendedJobs: '/candidate/jobs/recommended-jobs',
    remoteJobs: '/candidate/jobs/remote-jobs',
    jobDetails: (id: string) => `/candidate/jobs/job-details/${id}`,
    inviteJobCoach: '/candidate/invite-job-coach',
    accountSettings: '/candidate/account-settings',
  },
  jobCoachHome: '/job-coach/home',
  employerHome: '/employer/home',
  adminDashboard: '/admin/dashboard',
  jobRecommendations: '/job-recommendations',
  abli: '/abli',
  help: {
    home: '/help',
    accessibility: '/help/accessibility',
    report: '/help/report',
  },
} as const;
