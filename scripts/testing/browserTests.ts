const candidate = (page: string) => `src/pages/candidate/${page}.tsx`;
const open = (page: string) => `src/pages/public/${page}.tsx`;

const login = open('LoginPage');
const verify = open('VerifyAccountPage');
const upload = candidate('ResumeUploadPage');
const questions = candidate('AdditionalQuestionsPage');
const accommodation = candidate('AccommodationPage');
const profile = candidate('ProfilePage');
const home = candidate('HomePage');
const recommended = candidate('RecommendedJobsPage');
const details = candidate('JobDetailsPage');
const settings = candidate('AccountSettingsPage');
const skills = candidate('SkillsPage');
const workHistory = candidate('WorkHistoryPage');
const credentials = candidate('CredentialsPage');
const allJobs = candidate('AllJobsPage');
const savedJobs = candidate('SavedJobsPage');
const otherLists = [candidate('AppliedJobsPage'), candidate('RemoteJobsPage')];
const section = (name: string) => `src/pages/candidate/sections/${name}Section.tsx`;
/** What all tabs of the profile have in common. */
const tabs = [
  'src/pages/candidate/profile/',
  'src/pages/candidate/sections/SectionFrame.tsx',
  'src/components/section/',
];
const homes = [
  'src/pages/coach/CoachHomePage.tsx',
  'src/pages/employer/EmployerHomePage.tsx',
  'src/pages/admin/AdminDashboardPage.tsx',
];

/** What the frame of every page does: no single page leads to these tests. */
const frame = ['src/layouts/', 'src/routes/', 'src/App.tsx', 'src/AppRouter.tsx'];

/**
 * What each browser test is about: modules of pages, which stand for everything they import, and
 * other files and folders, which stand for themselves. `npm test -- --changed` runs the tests
 * whose subject a change reaches.
 */
export const subjects: Readonly<Record<string, readonly string[]>> = {
  'tests/journeys/after-the-review.e2e.ts': [accommodation, questions],
  'tests/journeys/apply.e2e.ts': [details, 'server/applications/'],
  'tests/journeys/bad-files.e2e.ts': [upload, 'server/resumes/'],
  'tests/journeys/display-profile.e2e.ts': [settings, 'server/displayProfile/'],
  'tests/journeys/drafts.e2e.ts': [upload, questions, 'server/drafts/'],
  'tests/journeys/failing-steps.e2e.ts': [upload, accommodation],
  'tests/journeys/getting-in.e2e.ts': [open('RegisterPage'), verify, login, 'server/identity/'],
  'tests/journeys/half-dates.e2e.ts': [upload, ...tabs, 'src/ui/dateField/'],
  'tests/journeys/headers.e2e.ts': ['src/api/clients.ts', 'server/http/'],
  'tests/journeys/home.e2e.ts': [home],
  'tests/journeys/invite-coach.e2e.ts': [candidate('InviteJobCoachPage'), 'server/coaching/'],
  'tests/journeys/job-lists.e2e.ts': [allJobs, savedJobs, ...otherLists, 'server/jobs/'],
  'tests/journeys/job-saving.e2e.ts': [allJobs, savedJobs, 'server/jobs/'],
  'tests/journeys/jobs-in-sight.e2e.ts': [allJobs, recommended, 'src/ui/disclosure/'],
  'tests/journeys/main-job.e2e.ts': [upload, recommended, 'server/resumes/', 'server/matching/'],
  'tests/journeys/one-press.e2e.ts': [questions, upload, home, allJobs],
  'tests/journeys/open-questions.e2e.ts': [questions],
  'tests/journeys/other-resumes.e2e.ts': [upload, 'server/resumes/'],
  'tests/journeys/own-data.e2e.ts': [
    settings,
    login,
    'src/pages/candidate/ownData/',
    'server/ownData/',
  ],
  'tests/journeys/page-opening.e2e.ts': [...frame, 'src/main.tsx'],
  'tests/journeys/passwords.e2e.ts': [settings, open('ResetPasswordPage'), 'server/identity/'],
  'tests/journeys/profile-added-once.e2e.ts': [
    section('Education'),
    section('Credentials'),
    'server/profiles/',
  ],
  'tests/journeys/profile-addresses.e2e.ts': [profile, skills, workHistory, credentials],
  'tests/journeys/profile-basic-details.e2e.ts': [section('BasicDetails'), 'server/places/'],
  'tests/journeys/profile-by-keyboard.e2e.ts': tabs,
  'tests/journeys/profile-drafts.e2e.ts': [...tabs, 'server/drafts/'],
  'tests/journeys/profile-education.e2e.ts': [section('Education')],
  'tests/journeys/profile-failures.e2e.ts': tabs,
  'tests/journeys/profile-image.e2e.ts': [
    'src/pages/candidate/profile/ProfileImage.tsx',
    'server/profiles/images/',
  ],
  'tests/journeys/profile-insights.e2e.ts': [
    section('Preferences'),
    section('Skills'),
    'server/matching/',
  ],
  'tests/journeys/profile-leaving.e2e.ts': tabs,
  'tests/journeys/profile-requests.e2e.ts': tabs,
  'tests/journeys/tabs.e2e.ts': ['src/layouts/', 'src/session/'],
  'tests/journeys/two-tabs.e2e.ts': [...tabs, 'server/drafts/'],
  'tests/journeys/profile-two-windows.e2e.ts': [...tabs, 'server/profiles/'],
  'tests/journeys/profile-typing-while-saving.e2e.ts': tabs,
  'tests/journeys/profile-waiting.e2e.ts': tabs,
  'tests/journeys/profile-work-history.e2e.ts': [section('WorkHistory')],
  'tests/journeys/review-parts.e2e.ts': [upload],
  'tests/journeys/review.e2e.ts': [upload, 'server/resumes/'],
  'tests/journeys/routes.e2e.ts': frame,
  'tests/journeys/session-end.e2e.ts': ['src/layouts/', 'src/session/'],
  'tests/journeys/session.e2e.ts': [login, ...homes, 'src/session/', 'server/identity/'],
  'tests/journeys/shell.e2e.ts': [home, 'src/ui/shell/', 'src/layouts/'],
  'tests/journeys/social-sign-in.e2e.ts': [open('LoginSuccessPage'), 'server/identity/'],
  'tests/journeys/shelf.e2e.ts': [home, 'src/ui/shelf/'],
  'tests/journeys/sign-up-reload.e2e.ts': [open('RegisterPage')],
  'tests/journeys/start-up.e2e.ts': [
    ...homes,
    open('JobRecommendationsPage'),
    open('AbliPage'),
    'src/layouts/',
  ],
  'tests/journeys/wider-list.e2e.ts': [recommended, 'server/matching/'],
  'tests/journeys/without-network.e2e.ts': frame,
  'a11y/keyboard/main-job.a11y.ts': [login, open('RegisterPage'), verify, open('MailboxPage')],
  'a11y/keyboard/review-parts.a11y.ts': [upload],
  'a11y/keyboard/search-and-apply.a11y.ts': [allJobs, details],
  'a11y/apiDocs.a11y.ts': ['server/apiDocs/', 'openapi/'],
  'a11y/parts.a11y.ts': ['src/ui/'],
  'a11y/longerLanguage.a11y.ts': ['src/i18n/'],
};

/** The page check of every state. Its tests begin with the address of their page. */
export const pageCheck = 'a11y/pages.a11y.ts';

/** The tests of the checks themselves: no page leads to them. */
export const testsOfChecks = /^a11y\/checks\/.*\.a11y\.ts$/;
