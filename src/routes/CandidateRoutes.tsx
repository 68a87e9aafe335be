import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CandidateLayout } from '#src/layouts/CandidateLayout.tsx';
import { paths } from '#src/paths.ts';
import { Redirect } from '#src/routes/Redirect.tsx';

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

/** The candidate's area. */
export default function CandidateRoutes() {
  return (
    <Routes>
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
    </Routes>
  );
}
