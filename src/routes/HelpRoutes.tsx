import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HelpLayout } from '#src/layouts/HelpLayout.tsx';
import { paths } from '#src/paths.ts';
import { Missed } from '#src/routes/Missed.tsx';

const AboutPage = lazy(() => import('#src/pages/help/AboutPage.tsx'));
const HelpPage = lazy(() => import('#src/pages/help/HelpPage.tsx'));
const AccessibilityPage = lazy(() => import('#src/pages/help/AccessibilityPage.tsx'));
const ConformancePage = lazy(() => import('#src/pages/help/ConformancePage.tsx'));
const ReportPage = lazy(() => import('#src/pages/help/ReportPage.tsx'));

/** The help pages: for every role, and for who is not signed in. */
export default function HelpRoutes() {
  return (
    <Routes>
      <Route element={<HelpLayout width="wide" />}>
        <Route path="accessibility/conformance" element={<ConformancePage />} />
      </Route>
      <Route element={<HelpLayout />}>
        <Route index element={<HelpPage />} />
        <Route path="about" element={<AboutPage />} />
        <Route path="accessibility" element={<AccessibilityPage />} />
        <Route path="report" element={<ReportPage />} />
        <Route path="*" element={<Missed to={paths.help.home} />} />
      </Route>
    </Routes>
  );
}
