import { expect, test } from 'vitest';
import { callOf, operations } from '#tests/support/contract.ts';
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
import { failedInTests } from '#tests/support/mounted/failedInTests.ts';
import { watchLimits } from '#tests/support/mounted/limits.ts';
import { toldQueries } from '#tests/support/mounted/queries.ts';
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

/** What becomes of those of which no mounted test here or beside this one shows it, and what does. */
const elsewhere: Readonly<Record<string, string>> = {
  updateUserSkill: 'no screen changes a skill: it is deleted, and another one is added',
  storeResume: 'machines/resumeUpload/resumeUploadRun.test.ts',
  parseResume: 'machines/resumeUpload/resumeUploadRun.test.ts',
  uploadResume: 'machines/resumeUpload/resumeUploadRun.test.ts',
  updateCandidateInsights: 'machines/insights/insights.test.ts',
  sendJobApplicationMail: 'machines/applying/applying.test.ts',
  refreshToken: 'machines/session/session.test.ts',
  signOut: 'machines/session/session.test.ts',
  endOtherSessions: 'tests/mounted/sessions.test.ts',
  getDisplayProfile: 'machines/displayKeeper/displayKeeper.test.ts',
  updateDisplayProfile: 'machines/displayKeeper/displayKeeper.test.ts',
  saveDraft: 'machines/draftKeeper/draftKeeper.test.ts',
  deleteDraft: 'machines/draftKeeper/draftKeeper.test.ts',
  listDrafts: 'machines/draftKeeper/draftKeeper.test.ts',
  recordJobView: 'nothing is told to the person',
  storeProfileImage: 'tests/journeys/profile-image.e2e.ts',
  deleteProfileImage: 'tests/journeys/profile-image.e2e.ts',
  createPosting: 'machines/jobEditor/jobEditorTable.test.ts',
  createCoachConsent: 'machines/sharing/sharingTable.test.ts',
  declineJobCoachInvitation: 'src/components/useCall.test.tsx',
  correctActivity: 'tests/mounted/caseload.test.ts',
  askForCorrection: 'src/components/useCall.test.tsx',
};

test('shows of each call of the browser what becomes of its failure, or says what does', () => {
  const ofBrowser = operations.filter((one) => one.isOfBrowser).map((one) => one.operationId);
  const shown = new Set([...Object.keys(changes), ...toldQueries, ...failedInTests()]);
  expect(ofBrowser.filter((id) => !shown.has(id)).toSorted()).toEqual(
    Object.keys(elsewhere).toSorted(),
  );
  const known = new Set(ofBrowser);
  expect([...shown].filter((id) => !known.has(id))).toEqual([]);
});

/** Closes the dialog that tells of a failure, where there is one. */
async function close(): Promise<void> {
  const dialog = all('dialog').find(({ dataset }) => 'message' in dataset);
  if (dialog === undefined) return;
  await press(/^(OK|Cancel)$/, dialog);
  await until(() => expect(dialog.isConnected).toBe(false));
}

test.each<[string, Change]>(Object.entries(changes))(
  'reports what became of %s, and makes it when tried again',
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
