import { lazy } from 'react';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { homeRoute, ROLE } from '#domain/roles.ts';
import { Guard } from '#src/layouts/Guard.tsx';
import { PublicLayout } from '#src/layouts/PublicLayout.tsx';
import { RootLayout } from '#src/layouts/RootLayout.tsx';
import { paths } from '#src/paths.ts';
import { Missed } from '#src/routes/Missed.tsx';
import { Redirect } from '#src/routes/Redirect.tsx';
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
const HelpRoutes = lazy(() => import('#src/routes/HelpRoutes.tsx'));
const CandidateRoutes = lazy(() => import('#src/routes/CandidateRoutes.tsx'));
const CoachRoutes = lazy(() => import('#src/routes/CoachRoutes.tsx'));
const EmployerRoutes = lazy(() => import('#src/routes/EmployerRoutes.tsx'));
const AdminRoutes = lazy(() => import('#src/routes/AdminRoutes.tsx'));

/**
 * A job's address without an area: the job in the area of the signed-in person, or their home when
 * it shows no jobs yet.
 */
function JobRedirect() {
  const { id = '' } = useParams();
  const role = useRole();
  const home = role === null ? paths.login : homeRoute(role);
  const jobIn: Partial<Record<number, string>> = {
    [ROLE.candidate]: paths.candidate.jobDetails(id),
    [ROLE.jobCoach]: paths.jobCoach.jobDetails(id),
    [ROLE.employer]: paths.employer.jobDetails(id),
  };
  const to = (role === null ? undefined : jobIn[role]) ?? home;
  return <Navigate to={to} replace />;
}

/**
 * Every route of section 2 that exists so far. An area's routes come with its first page, behind
 * its guard.
 */
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
            <Route path="*" element={<Missed to={paths.login} />} />
          </Route>
          <Route path="login-success" element={<LoginSuccessPage />} />
          {settings.demoMailbox ? <Route path="mailbox" element={<MailboxPage />} /> : null}
        </Route>
        <Route element={<PublicLayout width="wide" />}>
          <Route path="job-recommendations" element={<JobRecommendationsPage />} />
          <Route path="abli" element={<AbliPage />} />
          <Route path="abli/:page" element={<AbliPage />} />
        </Route>
        <Route path="help/*" element={<HelpRoutes />} />
        <Route element={<Guard area="candidate" />}>
          <Route path="candidate/*" element={<CandidateRoutes />} />
        </Route>
        <Route element={<Guard area="job-coach" />}>
          <Route path="job-coach/*" element={<CoachRoutes />} />
        </Route>
        <Route element={<Guard area="employer" />}>
          <Route path="employer/*" element={<EmployerRoutes />} />
        </Route>
        <Route element={<Guard area="admin" />}>
          <Route path="admin/*" element={<AdminRoutes />} />
        </Route>
        <Route path="jobs/job-details/:id" element={<JobRedirect />} />
        <Route path="*" element={<Missed to="/auth" />} />
      </Route>
    </Routes>
  );
}
