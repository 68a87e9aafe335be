import { expect, test } from 'vitest';
import { browserChanges } from '#tests/support/browserCalls.ts';
import { callOf } from '#tests/support/contract.ts';
import { insertJobs } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { accountChanges } from '#tests/support/mounted/changes/account.ts';
import { administrationChanges } from '#tests/support/mounted/changes/administration.ts';
import { type Change } from '#tests/support/mounted/changes/change.ts';
import { employerChanges } from '#tests/support/mounted/changes/employer.ts';
import { clerk, jobChanges } from '#tests/support/mounted/changes/jobs.ts';
import { listChanges } from '#tests/support/mounted/changes/lists.ts';
import { ownDataChanges } from '#tests/support/mounted/changes/ownData.ts';
import { profileChanges } from '#tests/support/mounted/changes/profile.ts';
import { savedSearchChanges } from '#tests/support/mounted/changes/savedSearches.ts';
import { employerPeopleChanges } from '#tests/support/mounted/changes/employerPeople.ts';
import { faultsWith, odd } from '#tests/support/mounted/faults.ts';
import { watchLimits } from '#tests/support/mounted/limits.ts';
import { expectSeen } from '#tests/support/mounted/seen.ts';
import { all, press, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp(({ db }) => insertJobs(db, [clerk]));
const limits = watchLimits();
const faults = faultsWith(limits);
const { hang } = limits;

const changes = {
  ...accountChanges,
  ...jobChanges,
  ...listChanges,
  ...profileChanges,
  ...ownDataChanges,
  ...savedSearchChanges,
  ...administrationChanges,
  ...employerPeopleChanges,
  ...employerChanges,
};

/** Their button on the list tries again, and the list can be used meanwhile. */
const ownChoices: ReadonlySet<string> = new Set(['saveJob', 'unsaveJob', 'unsaveCandidate']);

/** What becomes of the other changes, and the test that shows it. */
const elsewhere: Readonly<Record<string, string>> = {
  updateUserSkill: 'no screen changes a skill: it is deleted, and another one is added',
  storeResume: 'machines/resumeUpload/resumeUploadRun.test.ts',
  parseResume: 'machines/resumeUpload/resumeUploadRun.test.ts',
  uploadResume: 'machines/resumeUpload/resumeUploadRun.test.ts',
  candidateInsights: 'machines/insights/insights.test.ts',
  updateCandidateInsights: 'machines/insights/insights.test.ts',
  sendJobApplicationMail: 'machines/applying/applying.test.ts',
  refreshToken: 'machines/session/session.test.ts',
  signOut: 'machines/session/session.test.ts',
  endSession: 'tests/mounted/sessions.test.ts',
  endOtherSessions: 'tests/mounted/sessions.test.ts',
  updateDisplayProfile: 'machines/displayKeeper/displayKeeper.test.ts',
  saveDraft: 'machines/draftKeeper/draftKeeper.test.ts',
  deleteDraft: 'machines/draftKeeper/draftKeeper.test.ts',
  openSavedSearch: 'tests/mounted/saved-searches.test.ts',
  recordJobView: 'nothing is told to the person',
  tellReasonWrong: 'tests/mounted/what-would-change.test.ts',
  takeReasonFeedbackBack: 'tests/mounted/what-would-change.test.ts',
  storeProfileImage: 'tests/journeys/profile-image.e2e.ts',
  deleteProfileImage: 'tests/journeys/profile-image.e2e.ts',
  startSocialSignIn: 'tests/mounted/social-sign-in.test.ts',
  socialSignUp: 'tests/mounted/social-sign-in.test.ts',
  createPosting: 'machines/jobEditor/jobEditorTable.test.ts',
  updatePosting: 'machines/jobEditor/jobEditorTable.test.ts',
  checkLanguage: 'tests/mounted/job-editor.test.ts',
  createCoachConsent: 'machines/sharing/sharingTable.test.ts',
  createFactShares: 'machines/sharing/sharingTable.test.ts',
  listProviderInvitations: 'asks for a list: tests/mounted/failing-queries.test.ts',
  listInvitationsToOthers: 'asks for a list: tests/mounted/failing-queries.test.ts',
  listJobCoachInvitesByEmail: 'asks for a list: tests/mounted/failing-queries.test.ts',
  getCompanyJobsFromSearch: 'asks for a list: tests/mounted/failing-queries.test.ts',
  postJobCoachMatch: 'tests/mounted/coach-requests.test.ts',
  declineJobCoachInvitation: 'src/components/useCall.test.tsx',
  markNotificationsRead: 'tests/mounted/notifications.test.ts',
  updateCase: 'tests/mounted/caseload.test.ts',
  createActivity: 'tests/mounted/caseload.test.ts',
  correctActivity: 'tests/mounted/caseload.test.ts',
  askForCorrection: 'src/components/useCall.test.tsx',
  endCoachConsent: 'tests/journeys/privacy.e2e.ts',
  endFactShare: 'machines/stopping/stopping.test.ts',
  stopAllSharing: 'machines/stopping/stopping.test.ts',
  updateVisibility: 'src/components/useCall.test.tsx',
  blockCompany: 'src/components/useCall.test.tsx',
  unblockCompany: 'src/components/useCall.test.tsx',
  verifyAccount: 'a link of a mail: tests/mounted/no-answer.test.ts',
  recommendationsLite: 'asks for a list: tests/mounted/job-recommendations.test.ts',
  getFilteredCandidates: 'asks for a list: tests/mounted/failing-queries.test.ts',
  saveCandidate: 'tests/mounted/employer-finding.test.ts',
  changeApplicationStatus: 'tests/mounted/employer-applied.test.ts',
  startActing: 'tests/mounted/view-as.test.ts',
  endActing: 'tests/mounted/view-as.test.ts',
};

test('knows every change that the browser asks for', () => {
  const known = [...Object.keys(changes), ...Object.keys(elsewhere)];
  expect([...new Set(known)].toSorted()).toEqual(browserChanges());
});

/** Closes the dialog that tells of a failure, where there is one. */
async function close(): Promise<void> {
  const dialog = all('dialog').find(({ dataset }) => 'message' in dataset);
  if (dialog === undefined) return;
  await press(/^(OK|Cancel)$/, dialog);
  await until(() => expect(dialog.isConnected).toBe(false));
}

test.each<[string, Change]>(Object.entries(changes))(
  'tells what became of %s, and makes it when tried again',
  async (id, change) => {
    const person = await app.person(change.role);
    await change.before?.(app, person);
    if (change.isBeforeSigningIn) app.arrive(change.path);
    else await app.open(change.path, person);
    await change.fill();
    for (const [what, reply, words] of faults) {
      const mend = app.edge.answerAll(callOf(id), reply);
      await change.send();
      await expectSeen(words);
      const offered = () => ['Try again', 'Cancel'].map((name) => all('button', name).length);
      const isOffered = reply === hang && !ownChoices.has(id);
      // The buttons are in a file of their own, which the first failure of a page may wait for.
      await until(() => expect(offered(), what).toEqual(isOffered ? [1, 1] : offered()));
      expect(document.body.textContent, what).not.toMatch(odd);
      await close();
      mend();
    }
    await change.send();
    await expectSeen(change.done);
  },
);
