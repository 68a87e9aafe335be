/** A list of the product, and the look whose server answers are varied for its states. */
export interface ListLook {
  /** As "route: state", with at least one entry, reached again by its address. */
  readonly over: string;
  /** The call that brings the entries. */
  readonly call: string;
  /** The property of the answer that has them, where the answer is not the list itself. */
  readonly entries?: string;
  /** The call before it that ranks the same entries, varied alike; nothing fails there. */
  readonly ranking?: { readonly call: string; readonly entries: string };
}

/** Every list by the file that shows it (a11y/lists/lists.test.ts finds one without). */
export const lists: Readonly<Record<string, readonly ListLook[]>> = {
  'pages/admin/AdminCoachesPage': [
    {
      over: '/admin/job-coach: one of our own and one of another agency',
      call: 'listJobCoaches',
    },
  ],
  'pages/admin/AdminFeedsPage': [
    { over: '/admin/feeds: one is registered, one is added', call: 'listJobFeeds' },
  ],
  'pages/admin/audit/AuditTable': [
    { over: '/admin/audit-log: with entries', call: 'listAuditEvents' },
  ],
  'pages/admin/companies/WaitingMembers': [
    {
      over: '/admin/companies: one waits for a company that is not listed',
      call: 'listCompanyMembers',
    },
  ],
  'pages/admin/people/AccountList': [
    { over: '/admin/users: verified, waiting and closed', call: 'listUsers' },
    { over: '/admin/candidates: some', call: 'listUsers' },
  ],
  'components/notifications/NotificationList': [
    { over: '/candidate/notifications: one is new', call: 'listNotifications' },
    { over: '/job-coach/notifications: one is new', call: 'listNotifications' },
    { over: '/admin/notifications: one is new', call: 'listNotifications' },
  ],
  'pages/candidate/InvitationsPage': [
    {
      over: '/candidate/invitations: one waits for an answer, three have one',
      call: 'listContactLogsToPerson',
    },
  ],
  'pages/candidate/jobs/JobList': [
    { over: '/candidate/jobs/remote-jobs: full', call: 'searchRemoteJobs', entries: 'jobs' },
    { over: '/candidate/jobs/applied-jobs: full', call: 'searchAppliedJobs', entries: 'jobs' },
  ],
  'pages/coach/CaseloadPage': [
    { over: '/job-coach/caseload: people in most stages', call: 'getCaseload', entries: 'cases' },
  ],
  'pages/coach/details/CandidateJobs': [
    {
      over: '/job-coach/candidate-details/:id: everything is shared, of two facts one',
      call: 'searchRecommendedJobs',
      ranking: { call: 'recommendations', entries: 'recommendations' },
    },
  ],
  'pages/coach/home/CandidateList': [
    {
      over: '/job-coach/home: one shares, one has not chosen',
      call: 'listCoachCandidates',
    },
  ],
  'pages/coach/home/InvitationList': [
    { over: '/job-coach/home: who applied to the provider', call: 'listProviderInvitations' },
  ],
  'pages/coach/requests/OpenRequests': [
    {
      over: '/job-coach/requests: two ask any coach of the provider',
      call: 'listProviderInvitations',
    },
  ],
  'pages/coach/requests/OwnInvitations': [
    {
      over: '/job-coach/requests: one is accepted, one is open',
      call: 'listJobCoachInvitesByEmail',
    },
  ],
  'pages/employer/AppliedCandidatesPage': [
    {
      over: '/employer/applied: one applied, one took it back',
      call: 'getAppliedCandidates',
    },
  ],
  'pages/employer/EmployerInvitationsPage': [
    {
      over: '/employer/invitations: one is open, one was accepted',
      call: 'listContactLogsFromPerson',
    },
  ],
  'pages/employer/EmployerJobsPage': [
    { over: '/employer/jobs: in every status', call: 'getCompanyJobsFromSearch', entries: 'jobs' },
  ],
  'pages/employer/SavedCandidatesPage': [
    { over: '/employer/saved: one with notes', call: 'listSavedCandidates' },
  ],
  'pages/employer/company/Members': [
    {
      over: '/employer/company: with somebody who waits',
      call: 'listCompanyMembers',
    },
  ],
  'pages/employer/home/HomeJobs': [
    { over: '/employer/home: with jobs, as a chart', call: 'getCompanyJobs', entries: 'jobs' },
  ],
  'pages/employer/people/RecommendedList': [
    {
      over: '/employer/candidates: recommended',
      call: 'getFilteredCandidates',
      entries: 'candidates',
    },
  ],
  'pages/employer/people/FoundList': [
    {
      over: '/employer/candidates: people to find',
      call: 'getFilteredCandidates',
      entries: 'candidates',
    },
  ],
};
