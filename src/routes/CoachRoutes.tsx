import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PublicLayout } from '#src/layouts/PublicLayout.tsx';
import { paths } from '#src/paths.ts';
import { Redirect } from '#src/routes/Redirect.tsx';

const CoachHomePage = lazy(() => import('#src/pages/coach/CoachHomePage.tsx'));

/** The job coach's area. */
export default function CoachRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route index element={<Redirect to={paths.jobCoachHome} />} />
        <Route path="home" element={<CoachHomePage />} />
        <Route path="*" element={<Redirect to={paths.jobCoachHome} />} />
      </Route>
    </Routes>
  );
}
