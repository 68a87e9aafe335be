import { lazy, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Private } from '#src/components/impersonation/Private.tsx';
import type { PrivatePart } from '#src/components/impersonation/privateParts.ts';
import { EmployerLayout } from '#src/layouts/EmployerLayout.tsx';
import { ForMembers } from '#src/pages/employer/membership/ForMembers.tsx';
import type { MemberPage } from '#src/pages/employer/membership/memberPage.ts';
import { paths } from '#src/paths.ts';
import { Missed } from '#src/routes/Missed.tsx';
import { Redirect } from '#src/routes/Redirect.tsx';

const EmployerHomePage = lazy(() => import('#src/pages/employer/EmployerHomePage.tsx'));
const EmployerJobsPage = lazy(() => import('#src/pages/employer/EmployerJobsPage.tsx'));
const NewJobPage = lazy(() => import('#src/pages/employer/NewJobPage.tsx'));
const EditJobPage = lazy(() => import('#src/pages/employer/EditJobPage.tsx'));
const EmployerJobPage = lazy(() => import('#src/pages/employer/EmployerJobPage.tsx'));
const FindCandidatesPage = lazy(() => import('#src/pages/employer/FindCandidatesPage.tsx'));
const EmployerCandidatePage = lazy(() => import('#src/pages/employer/EmployerCandidatePage.tsx'));
const AppliedCandidatesPage = lazy(() => import('#src/pages/employer/AppliedCandidatesPage.tsx'));
const SavedCandidatesPage = lazy(() => import('#src/pages/employer/SavedCandidatesPage.tsx'));
const EmployerInvitationsPage = lazy(
  () => import('#src/pages/employer/EmployerInvitationsPage.tsx'),
);
const CompanyPage = lazy(() => import('#src/pages/employer/CompanyPage.tsx'));
const EmployerNotificationsPage = lazy(
  () => import('#src/pages/employer/EmployerNotificationsPage.tsx'),
);
const EmployerAccountSettingsPage = lazy(
  () => import('#src/pages/employer/EmployerAccountSettingsPage.tsx'),
);

/** A page that an administrator who views does not see. */
const own = (part: PrivatePart, page: ReactNode) => <Private part={part}>{page}</Private>;

/** A page for those who are confirmed to work for a company. */
const members = (page: MemberPage, shown: ReactNode) => (
  <ForMembers page={page}>{shown}</ForMembers>
);

/** A page for who says to work for a company, too. */
const waiting = (page: MemberPage, shown: ReactNode) => (
  <ForMembers page={page} isWaitingEnough>
    {shown}
  </ForMembers>
);

/** The employer's area. */
export default function EmployerRoutes() {
  return (
    <Routes>
      <Route element={<EmployerLayout />}>
        <Route index element={<Redirect to={paths.employer.home} />} />
        <Route path="home" element={waiting('EmployerHomePage', <EmployerHomePage />)} />
        <Route path="jobs" element={waiting('EmployerJobsPage', <EmployerJobsPage />)} />
        <Route path="jobs/new" element={own('newJob', waiting('NewJobPage', <NewJobPage />))} />
        <Route
          path="jobs/:id/edit"
          element={own('editJob', waiting('EditJobPage', <EditJobPage />))}
        />
        <Route path="job-details/:id" element={members('EmployerJobPage', <EmployerJobPage />)} />
        <Route path="candidates" element={members('FindCandidatesPage', <FindCandidatesPage />)} />
        <Route
          path="candidate-details/:id"
          element={own('candidate', members('EmployerCandidatePage', <EmployerCandidatePage />))}
        />
        <Route
          path="applied"
          element={members('AppliedCandidatesPage', <AppliedCandidatesPage />)}
        />
        <Route path="saved" element={members('SavedCandidatesPage', <SavedCandidatesPage />)} />
        <Route
          path="invitations"
          element={members('EmployerInvitationsPage', <EmployerInvitationsPage />)}
        />
        <Route path="company" element={own('company', members('CompanyPage', <CompanyPage />))} />
        <Route path="notifications" element={own('notifications', <EmployerNotificationsPage />)} />
        <Route path="account-settings" element={own('settings', <EmployerAccountSettingsPage />)} />
        <Route path="*" element={<Missed to={paths.employer.home} />} />
      </Route>
    </Routes>
  );
}
