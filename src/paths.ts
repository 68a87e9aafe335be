/** Every address of the app, so that a link cannot be mistyped. The names follow section 2 of the product spec. */
export const paths = {
  login: '/auth/login',
  register: '/auth/register',
  verifyAccount: '/auth/verify-account',
  resetPassword: '/auth/reset-password',
  mailbox: '/mailbox',
  candidate: {
    root: '/candidate',
    profile: '/candidate/profile',
    resumeUpload: '/candidate/resume-upload',
    parseResume: '/candidate/parse-resume',
    additionalQuestions: '/candidate/additional-questions',
    accommodation: '/candidate/accommodation',
    recommendedJobs: '/candidate/jobs/recommended-jobs',
    jobDetails: (id: string) => `/candidate/jobs/job-details/${id}`,
    accountSettings: '/candidate/account-settings',
  },
  jobCoachHome: '/job-coach/home',
  employerHome: '/employer/home',
  adminDashboard: '/admin/dashboard',
  jobRecommendations: '/job-recommendations',
  abli: '/abli',
} as const;
