import { lazy, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Private } from '#src/components/impersonation/Private.tsx';
import type { PrivatePart } from '#src/components/impersonation/privateParts.ts';
import { CoachLayout } from '#src/layouts/CoachLayout.tsx';
import { paths } from '#src/paths.ts';
import { Missed } from '#src/routes/Missed.tsx';
import { Redirect } from '#src/routes/Redirect.tsx';

const CoachHomePage = lazy(() => import('#src/pages/coach/CoachHomePage.tsx'));
const CoachCandidatePage = lazy(() => import('#src/pages/coach/CoachCandidatePage.tsx'));
const CaseloadPage = lazy(() => import('#src/pages/coach/CaseloadPage.tsx'));
const CaseloadPrintPage = lazy(() => import('#src/pages/coach/CaseloadPrintPage.tsx'));
const CoachJobPage = lazy(() => import('#src/pages/coach/CoachJobPage.tsx'));
const CoachNotificationsPage = lazy(() => import('#src/pages/coach/CoachNotificationsPage.tsx'));
const CoachProfilePage = lazy(() => import('#src/pages/coach/CoachProfilePage.tsx'));
const CoachRequestsPage = lazy(() => import('#src/pages/coach/CoachRequestsPage.tsx'));
const CoachAccountSettingsPage = lazy(
  () => import('#src/pages/coach/CoachAccountSettingsPage.tsx'),
);

/** A page that an administrator who views does not see. */
const own = (part: PrivatePart, page: ReactNode) => <Private part={part}>{page}</Private>;

/** The job coach's area. */
export default function CoachRoutes() {
  return (
    <Routes>
      <Route element={<CoachLayout />}>
        <Route index element={<Redirect to={paths.jobCoach.home} />} />
        <Route path="home" element={<CoachHomePage />} />
        <Route path="candidate-details/:id" element={own('candidate', <CoachCandidatePage />)} />
        <Route path="job-details/:id" element={own('candidate', <CoachJobPage />)} />
        <Route path="caseload" element={own('caseload', <CaseloadPage />)} />
        <Route path="caseload/print" element={own('caseload', <CaseloadPrintPage />)} />
        <Route path="requests" element={own('requests', <CoachRequestsPage />)} />
        <Route path="profile" element={<CoachProfilePage />} />
        <Route path="notifications" element={own('notifications', <CoachNotificationsPage />)} />
        <Route path="account-settings" element={own('settings', <CoachAccountSettingsPage />)} />
        <Route path="*" element={<Missed to={paths.jobCoach.home} />} />
      </Route>
    </Routes>
  );
}
