import { lazy, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Private } from '#src/components/impersonation/Private.tsx';
import type { PrivatePart } from '#src/components/impersonation/privateParts.ts';
import { CandidateLayout } from '#src/layouts/CandidateLayout.tsx';
import { paths } from '#src/paths.ts';
import { Missed } from '#src/routes/Missed.tsx';
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
const PassportPage = lazy(() => import('#src/pages/candidate/PassportPage.tsx'));
const LettersPage = lazy(() => import('#src/pages/candidate/LettersPage.tsx'));
const LetterPage = lazy(() => import('#src/pages/candidate/LetterPage.tsx'));
const ResumePage = lazy(() => import('#src/pages/candidate/ResumePage.tsx'));
const HomePage = lazy(() => import('#src/pages/candidate/HomePage.tsx'));
const AllJobsPage = lazy(() => import('#src/pages/candidate/AllJobsPage.tsx'));
const AppliedJobsPage = lazy(() => import('#src/pages/candidate/AppliedJobsPage.tsx'));
const SavedJobsPage = lazy(() => import('#src/pages/candidate/SavedJobsPage.tsx'));
const SavedSearchesPage = lazy(() => import('#src/pages/candidate/SavedSearchesPage.tsx'));
const OpenSavedSearchPage = lazy(() => import('#src/pages/candidate/OpenSavedSearchPage.tsx'));
const RemoteJobsPage = lazy(() => import('#src/pages/candidate/RemoteJobsPage.tsx'));
const RecommendedJobsPage = lazy(() => import('#src/pages/candidate/RecommendedJobsPage.tsx'));
const JobDetailsPage = lazy(() => import('#src/pages/candidate/JobDetailsPage.tsx'));
const InviteJobCoachPage = lazy(() => import('#src/pages/candidate/InviteJobCoachPage.tsx'));
const InvitationsPage = lazy(() => import('#src/pages/candidate/InvitationsPage.tsx'));
const PrivacyPage = lazy(() => import('#src/pages/candidate/PrivacyPage.tsx'));
const RepresentativePage = lazy(() => import('#src/pages/candidate/RepresentativePage.tsx'));
const AccessLogPage = lazy(() => import('#src/pages/candidate/AccessLogPage.tsx'));
const JobCoachesPage = lazy(() => import('#src/pages/candidate/JobCoachesPage.tsx'));
const SharePage = lazy(() => import('#src/pages/candidate/SharePage.tsx'));
const NotificationsPage = lazy(() => import('#src/pages/candidate/NotificationsPage.tsx'));
const AccountSettingsPage = lazy(() => import('#src/pages/candidate/AccountSettingsPage.tsx'));

/** A page that an administrator who views does not see. */
const own = (part: PrivatePart, page: ReactNode) => <Private part={part}>{page}</Private>;

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
        <Route path="resume-upload" element={own('upload', <ResumeUploadPage />)} />
        <Route path="parse-resume" element={<Redirect to={paths.candidate.resumeUpload} />} />
        <Route path="resume" element={own('resume', <ResumePage />)} />
        <Route
          path="additional-questions"
          element={own('questions', <AdditionalQuestionsPage />)}
        />
        <Route path="accommodation" element={own('accommodation', <AccommodationPage />)} />
        <Route path="passport" element={own('passport', <PassportPage />)} />
        <Route path="passport/letters" element={own('letters', <LettersPage />)} />
        <Route path="passport/letter/:guid?" element={own('letters', <LetterPage />)} />
        <Route path="home" element={<HomePage />} />
        <Route path="jobs/all-jobs" element={<AllJobsPage />} />
        <Route path="jobs/applied-jobs" element={<AppliedJobsPage />} />
        <Route path="jobs/saved-jobs" element={<SavedJobsPage />} />
        <Route path="jobs/saved-searches" element={own('searches', <SavedSearchesPage />)} />
        <Route
          path="jobs/saved-searches/:guid"
          element={own('searches', <OpenSavedSearchPage />)}
        />
        <Route path="jobs/remote-jobs" element={<RemoteJobsPage />} />
        <Route path="jobs/recommended-jobs" element={<RecommendedJobsPage />} />
        <Route path="jobs/job-details/:id" element={<JobDetailsPage />} />
        <Route path="invite-job-coach" element={own('invite', <InviteJobCoachPage />)} />
        <Route path="invitations" element={own('invitations', <InvitationsPage />)} />
        <Route path="coach" element={own('coaches', <JobCoachesPage />)} />
        <Route path="privacy" element={own('privacy', <PrivacyPage />)} />
        <Route path="privacy/share" element={own('privacy', <SharePage />)} />
        <Route path="privacy/log" element={own('privacy', <AccessLogPage />)} />
        <Route path="privacy/representative" element={own('privacy', <RepresentativePage />)} />
        <Route path="notifications" element={own('notifications', <NotificationsPage />)} />
        <Route path="account-settings" element={own('settings', <AccountSettingsPage />)} />
        <Route path="*" element={<Missed to={paths.candidate.resumeUpload} />} />
      </Route>
    </Routes>
  );
}
