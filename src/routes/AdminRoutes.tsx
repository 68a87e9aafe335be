import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AdminLayout } from '#src/layouts/AdminLayout.tsx';
import { paths } from '#src/paths.ts';
import { Missed } from '#src/routes/Missed.tsx';
import { Redirect } from '#src/routes/Redirect.tsx';

const AdminDashboardPage = lazy(() => import('#src/pages/admin/AdminDashboardPage.tsx'));
const AdminCoachesPage = lazy(() => import('#src/pages/admin/AdminCoachesPage.tsx'));
const AdminCandidatesPage = lazy(() => import('#src/pages/admin/AdminCandidatesPage.tsx'));
const AdminEmployersPage = lazy(() => import('#src/pages/admin/AdminEmployersPage.tsx'));
const AdminUsersPage = lazy(() => import('#src/pages/admin/AdminUsersPage.tsx'));
const AdminCompaniesPage = lazy(() => import('#src/pages/admin/AdminCompaniesPage.tsx'));
const AdminFeedsPage = lazy(() => import('#src/pages/admin/AdminFeedsPage.tsx'));
const AuditLogPage = lazy(() => import('#src/pages/admin/AuditLogPage.tsx'));
const MigrateUserPage = lazy(() => import('#src/pages/admin/MigrateUserPage.tsx'));
const AdminNotificationsPage = lazy(() => import('#src/pages/admin/AdminNotificationsPage.tsx'));
const AdminAccountSettingsPage = lazy(
  () => import('#src/pages/admin/AdminAccountSettingsPage.tsx'),
);

/** The administrator's area. */
export default function AdminRoutes() {
  return (
    <Routes>
      <Route element={<AdminLayout />}>
        <Route index element={<Redirect to={paths.admin.dashboard} />} />
        <Route path="dashboard" element={<AdminDashboardPage />} />
        <Route path="job-coach" element={<AdminCoachesPage />} />
        <Route path="candidates" element={<AdminCandidatesPage />} />
        <Route path="employers" element={<AdminEmployersPage />} />
        <Route path="users" element={<AdminUsersPage />} />
        <Route path="companies" element={<AdminCompaniesPage />} />
        <Route path="feeds" element={<AdminFeedsPage />} />
        <Route path="audit-log" element={<AuditLogPage />} />
        <Route path="migrate-user" element={<MigrateUserPage />} />
        <Route path="notifications" element={<AdminNotificationsPage />} />
        <Route path="account-settings" element={<AdminAccountSettingsPage />} />
        <Route path="*" element={<Missed to={paths.admin.dashboard} />} />
      </Route>
    </Routes>
  );
}
