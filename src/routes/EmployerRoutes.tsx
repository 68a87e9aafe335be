import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PublicLayout } from '#src/layouts/PublicLayout.tsx';
import { paths } from '#src/paths.ts';
import { Redirect } from '#src/routes/Redirect.tsx';

const EmployerHomePage = lazy(() => import('#src/pages/employer/EmployerHomePage.tsx'));

/** The employer's area. */
export default function EmployerRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route index element={<Redirect to={paths.employerHome} />} />
        <Route path="home" element={<EmployerHomePage />} />
        <Route path="*" element={<Redirect to={paths.employerHome} />} />
      </Route>
    </Routes>
  );
}
