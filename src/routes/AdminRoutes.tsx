import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PublicLayout } from '#src/layouts/PublicLayout.tsx';
import { paths } from '#src/paths.ts';
import { Redirect } from '#src/routes/Redirect.tsx';

const AdminDashboardPage = lazy(() => import('#src/pages/admin/AdminDashboardPage.tsx'));

/** The administrator's area. */
export default function AdminRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route index element={<Redirect to={paths.adminDashboard} />} />
        <Route path="dashboard" element={<AdminDashboardPage />} />
        <Route path="*" element={<Redirect to={paths.adminDashboard} />} />
      </Route>
    </Routes>
  );
}
