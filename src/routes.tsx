import { lazy } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { homeRoute, ROLE } from '#domain/roles.ts';
import { Guard } from '#src/layouts/Guard.tsx';
import { PublicLayout } from '#src/layouts/PublicLayout.tsx';
import { RootLayout } from '#src/layouts/RootLayout.tsx';
import { paths } from '#src/paths.ts';
import { useRole } from '#src/session/useSession.ts';
import { settings } from '#src/settings.ts';

const LoginPage = lazy(() => import('#src/pages/public/LoginPage.tsx'));
const RegisterPage = lazy(() => import('#src/pages/public/RegisterPage.tsx'));
const VerifyAccountPage = lazy(() => import('#src/pages/public/VerifyAccountPage.tsx'));
const ResetPasswordPage = lazy(() => import('#src/pages/public/ResetPasswordPage.tsx'));
const LoginSuccessPage = lazy(() => import('#src/pages/public/LoginSuccessPage.tsx'));
const MailboxPage = lazy(() => import('#src/pages/public/MailboxPage.tsx'));
const JobRecommendationsPage = lazy(() => import('#src/pages/public/JobRecommendationsPage.tsx'));
const AbliPage = lazy(() => import('#src/pages/public/AbliPage.tsx'));
const CandidateLayout = lazy(() => import('#src/layouts/CandidateLayout.tsx'));
const ProfilePage = lazy(() => import('#src/pages/candidate/ProfilePage.tsx'));
const SkillsPage = lazy(() => import('#src/pages/candidate/SkillsPage.tsx'));
const WorkHistoryPage = lazy(() => import('#src/pages/candidate/WorkHistoryPage.tsx'));
const CredentialsPage = lazy(() => import('#src/pages/candidate/CredentialsPage.tsx'));
const ResumeUploadPage = lazy(() => import('#src/pages/candidate/ResumeUploadPage.tsx'));
const AdditionalQuestionsPage = lazy(
  () => import('#src/pages/candidate/AdditionalQuestionsPage.tsx'),
);
const AccommodationPage = lazy(() => import('#src/pages/candidate/AccommodationPage.tsx'));
const HomePage = lazy(() => import('#src/pages/candidate/HomePage.tsx'));
const AllJobsPage = lazy(() => import('#src/pages/candidate/AllJobsPage.tsx'));
const AppliedJobsPage = lazy(() => import('#src/pages/candidate/AppliedJobsPage.tsx'));
const SavedJobsPage = lazy(() => import('#src/pages/candidate/SavedJobsPage.tsx'));
const RemoteJobsPage = lazy(() => import('#src/pages/candidate/RemoteJobsPage.tsx'));
const RecommendedJobsPage = lazy(() => import('#src/pages/candidate/RecommendedJobsPage.tsx'));
const JobDetailsPage = lazy(() => import('#src/pages/candidate/JobDetailsPage.tsx'));
const InviteJobCoachPage = lazy(() => import('#src/pages/candidate/InviteJobCoachPage.tsx'));
const AccountSettingsPage = lazy(() => import('#src/pages/candidate/AccountSettingsPage.tsx'));
const CoachHomePage = lazy(() => import('#src/pages/coach/CoachHomePage.tsx'));
const EmployerHomePage = lazy(() => import('#src/pages/employer/EmployerHomePage.tsx'));
const AdminDashboardPage = lazy(() => import('#src/pages/admin/AdminDashboardPage.tsx'));

/** Keeps the query, the anchor and the way back: a verification link carries its token there. */
function Redirect({ to }: { to: string }) {
  const { search, hash, state } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} state={state} replace />;
}

/** A job's address that names no area: the job in the area of who is signed in, or their home where jobs are not shown yet. */
function JobRedirect() {
  const { id = '' } = useParams();
  const role = useRole();
  const home = role === null ? paths.login : homeRoute(role);
  const to = role === ROLE.candidate ? paths.candidate.jobDetails(id) : home;
  return <Navigate to={to} replace />;
}

/** Every route of section 2 that exists so far. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<RootLayout />}>
        <Route index element={<Redirect to={paths.login} />} />
        <Route path="login" element={<Redirect to={paths.login} />} />
        <Route path="register" element={<Redirect to={paths.register} />} />
        <Route path="verify-account" element={<Redirect to={paths.verifyAccount} />} />
        <Route element={<PublicLayout />}>
          <Route path="auth">
            <Route index element={<Redirect to={paths.login} />} />
            <Route path="login" element={<LoginPage />} />
            <Route path="register" element={<RegisterPage />} />
            <Route path="verify-account" element={<VerifyAccountPage />} />
            <Route path="reset-password" element={<ResetPasswordPage />} />
            <Route path="*" element={<Redirect to={paths.login} />} />
          </Route>
          <Route path="login-success" element={<LoginSuccessPage />} />
          {settings.demoMailbox ? <Route path="mailbox" element={<MailboxPage />} /> : null}
          <Route path="job-recommendations" element={<JobRecommendationsPage />} />
          <Route path="abli" element={<AbliPage />} />
        </Route>
        <Route path="candidate" element={<Guard area="candidate" />}>
          <Route element={<CandidateLayout />}>
            <Route index element={<Redirect to={paths.candidate.resumeUpload} />} />
            <Route path="profile/:tab?" element={<ProfilePage />} />
            <Route path="skills" element={<SkillsPage />} />
            <Route path="work-history" element={<WorkHistoryPage />} />
            <Route path="credentials" element={<CredentialsPage />} />
            <Route path="resume-upload" element={<ResumeUploadPage />} />
            <Route path="parse-resume" element={<Redirect to={paths.candidate.resumeUpload} />} />
            <Route path="additional-questions" element={<AdditionalQuestionsPage />} />
            <Route path="accommodation" element={<AccommodationPage />} />
            <Route path="home" element={<HomePage />} />
            <Route path="jobs/all-jobs" element={<AllJobsPage />} />
            <Route path="jobs/applied-jobs" element={<AppliedJobsPage />} />
            <Route path="jobs/saved-jobs" element={<SavedJobsPage />} />
            <Route path="jobs/remote-jobs" element={<RemoteJobsPage />} />
            <Route path="jobs/recommended-jobs" element={<RecommendedJobsPage />} />
            <Route path="jobs/job-details/:id" element={<JobDetailsPage />} />
            <Route path="invite-job-coach" element={<InviteJobCoachPage />} />
            <Route path="account-settings" element={<AccountSettingsPage />} />
            <Route path="*" element={<Redirect to={paths.candidate.resumeUpload} />} />
          </Route>
        </Route>
        <Route element={<PublicLayout />}>
          <Route path="job-coach" element={<Guard area="job-coach" />}>
            <Route index element={<Redirect to={paths.jobCoachHome} />} />
            <Route path="home" element={<CoachHomePage />} />
            <Route path="*" element={<Redirect to={paths.jobCoachHome} />} />
          </Route>
          <Route path="employer" element={<Guard area="employer" />}>
            <Route index element={<Redirect to={paths.employerHome} />} />
            <Route path="home" element={<EmployerHomePage />} />
            <Route path="*" element={<Redirect to={paths.employerHome} />} />
          </Route>
          <Route path="admin" element={<Guard area="admin" />}>
            <Route index element={<Redirect to={paths.adminDashboard} />} />
            <Route path="dashboard" element={<AdminDashboardPage />} />
            <Route path="*" element={<Redirect to={paths.adminDashboard} />} />
          </Route>
        </Route>
        <Route path="jobs/job-details/:id" element={<JobRedirect />} />
        <Route path="*" element={<Redirect to="/auth" />} />
      </Route>
    </Routes>
  );
}
