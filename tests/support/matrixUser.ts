import { randomUUID } from 'node:crypto';
import type { OperationId } from '#tests/support/api.ts';
import {
  type Guarded,
  anEntry,
  anyId,
  anyPage,
  byAnyGuid,
  byPath,
  entryInPath,
  entryInQuery,
  everybody,
  guarded,
  shared,
} from '#tests/support/matrixGuards.ts';
import {
  accommodation,
  credential,
  degree,
  displayProfile,
  insights,
  job,
  profile,
} from '#tests/support/matrixBodies.ts';
import { administrationMatrix } from '#tests/support/matrixAdministration.ts';
import { caseloadMatrix } from '#tests/support/matrixCaseload.ts';
import { sampleResumeLines, textPdf } from '#tests/support/pdf.ts';

/** Who may call what of accounts, profiles and what is shared. */
export const userMatrix = {
  signUp: 'public',
  signIn: 'public',
  startSocialSignIn: 'public',
  socialSignUp: 'public',
  signOut: 'public',
  refreshToken: 'public',
  verifyOTP: 'public',
  verifyAccount: 'public',
  sendVerificationLink: 'public',
  resetPassword: 'public',
  confirmNewPassword: 'public',
  listMailbox: 'public',
  sendHelpReport: 'public',
  showStopMails: 'public',
  stopMails: 'public',
  showRepresentative: 'public',
  confirmRepresentative: 'public',
  showKeepMails: 'public',
  keepMails: 'public',
  listCompanies: 'public',
  searchPlaces: 'public',
  changePassword: guarded(everybody, (id) => ({
    path: { id },
    body: {
      oldPassword: 'none so far',
      newPassword: 'a long enough phrase',
      confirmNewPassword: 'a long enough phrase',
    },
  })),
  listSessions: guarded(everybody, () => ({}), false),
  // Another person's session is not found by its id: sessions.test.ts.
  endSession: guarded(everybody, anyId, false),
  endOtherSessions: guarded(everybody, () => ({}), false),
  getUser: shared('profile', byPath('id'), everybody),
  updateUser: guarded(everybody, (guid) => ({ path: { guid }, body: { Phone: '315-555-0100' } })),
  updateCandidateInsights: guarded([2], (id) => ({ path: { id }, body: insights(id) })),
  getUserProfile: shared('profile', byPath('id')),
  createUserProfile: guarded([2], (UserGuid) => ({ body: { UserGuid } })),
  updateUserProfile: guarded([2], (UserGuid) => ({
    path: { ProfileId: randomUUID() },
    body: { UserGuid },
  })),
  getUserDegrees: shared('profile', byPath('id')),
  getUserWorkHistory: shared('profile', byPath('id')),
  getUserSkills: shared('profile', byPath('id')),
  createUserDegree: guarded([2], (id) => ({ body: degree(id) })),
  updateUserDegree: guarded([2], entryInQuery(degree)),
  updateUserDegreeById: guarded([2], entryInPath(degree)),
  deleteUserDegree: anEntry,
  listDegreeLevels: guarded(everybody, () => ({}), false),
  createUserWorkHistory: guarded([2], (id) => ({ body: job(id) })),
  updateUserWorkHistory: guarded([2], entryInQuery(job)),
  updateUserWorkHistoryById: guarded([2], entryInPath(job)),
  deleteUserWorkHistory: anEntry,
  createUserSkill: guarded([2], (UserGuid) => ({ body: { UserGuid, SkillName: 'Excel' } })),
  updateUserSkill: guarded(
    [2],
    entryInQuery((UserGuid) => ({ UserGuid, SkillName: 'Excel' })),
  ),
  deleteUserSkill: anEntry,
  getUserCredentials: shared('profile', byPath('id')),
  createUserCredential: guarded([2], (id) => ({ body: credential(id) })),
  updateUserCredential: guarded([2], entryInQuery(credential)),
  deleteUserCredential: anEntry,
  storeProfileImage: guarded(everybody, (id) => ({
    path: { id },
    file: { name: 'me.png', content: Buffer.from('no picture') },
  })),
  getProfileImage: guarded(everybody, byPath('id')),
  deleteProfileImage: guarded(everybody, byPath('id')),
  getUserAccommodation: guarded([2], byPath('id')),
  createUserAccommodation: guarded([2], (id) => ({ body: accommodation(id) })),
  updateUserAccommodation: guarded([2], (id) => ({
    path: { Id: randomUUID() },
    body: accommodation(id),
  })),
  // Members of companies that may see somebody: shared-statements.test.ts.
  listSharedStatements: guarded([], byPath('id')),
  getDisplayProfile: guarded(everybody, byPath('id')),
  updateDisplayProfile: guarded(everybody, (id) => ({ path: { id }, body: displayProfile(id) })),
  postJobCoachInvitation: guarded([2], (candidatePersonId) => ({
    body: { candidatePersonId, jobCoachEmail: '' },
  })),
  listJobCoachInvitationsOfCandidate: guarded([2], byPath('id')),
  listJobCoachInvitesByEmail: guarded(
    [],
    () => ({ body: { email: 'somebody@example.org' } }),
    false,
  ),
  // Those of others are not found: coach-invitations.test.ts.
  declineJobCoachInvitation: guarded([4], byAnyGuid, false),
  withdrawJobCoachInvitation: guarded([2], byAnyGuid, false),
  postJobCoachMatch: guarded([4], (coachPersonId) => ({
    body: {
      candidatePersonId: randomUUID(),
      coachPersonId,
      jobCoachInvitationGUID: randomUUID(),
    },
  })),
  // Those of others are not found: coach-consent.test.ts.
  endJobCoachMatch: guarded([2, 4], byAnyGuid, false),
  getJobCoachMatchState: guarded([2, 4], byAnyGuid, false),
  createCoachConsent: guarded([2], (candidatePersonId) => ({
    body: {
      candidatePersonId,
      jobCoachMatchGUID: randomUUID(),
      scopes: ['profile'],
      facts: [],
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    },
  })),
  endCoachConsent: guarded([2, 4], byAnyGuid, false),
  getDisclosureLedger: guarded([2], byPath('id')),
  updateVisibility: guarded([2], (id) => ({
    path: { id },
    body: { findable: false, findableUntil: null, providerCoaches: true },
  })),
  createFactShares: guarded([2], (candidatePersonId) => ({
    body: {
      candidatePersonId,
      items: [{ key: 'PreferSR', statement: 'I use a screen reader.' }],
      audience: 'applied_companies',
      companyGuid: null,
      purpose: 'job',
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    },
  })),
  // Those of others are not found: disclosure-ledger.test.ts.
  endFactShare: guarded([2], byAnyGuid, false),
  stopAllSharing: guarded([2], (candidatePersonId) => ({ body: { candidatePersonId } })),
  blockCompany: guarded([2], (candidatePersonId) => ({
    body: { candidatePersonId, companyGuid: randomUUID() },
  })),
  unblockCompany: guarded([2], (id) => ({ path: { id, companyGuid: randomUUID() } })),
  // Those of others are not found: receipts.test.ts.
  getDisclosureReceipt: guarded([2], byAnyGuid, false),
  getDisclosureReceiptPage: guarded([2], byAnyGuid, false),
  nameRepresentative: guarded([2], (candidatePersonId) => ({
    body: {
      candidatePersonId,
      name: 'Pat',
      email: 'pat@example.org',
      relationship: 'parent',
    },
  })),
  getAccessLog: guarded([2], byPath('id')),
  getSharedAccommodation: shared('accommodations', byPath('id'), []),
  listCoachCandidates: guarded([4], byPath('id')),
  // Of coaches only for the provider's own: coach-lists.test.ts.
  listAllCandidates: guarded([1], () => ({}), false),
  ...caseloadMatrix,
  ...administrationMatrix,
  listProviderInvitations: guarded([], () => ({ body: anyPage }), false),
  listInvitationsToOthers: guarded([], () => ({ body: anyPage }), false),
  checkAdminJobCoach: {
    ...guarded(everybody, (userGuid) => ({ body: { userGuid } })),
    ofAnybody: [1],
  },
  listNotifications: guarded(everybody, byPath('id')),
  listJobCoachNotifications: guarded([4], byPath('id')),
  markNotificationsRead: guarded(everybody, (id) => ({ path: { id }, body: { upTo: '0' } })),
  listDrafts: guarded(everybody, () => ({}), false),
  saveDraft: guarded(
    everybody,
    () => ({ path: { Kind: 'skills' }, body: { Version: 1, Data: {} } }),
    false,
  ),
  deleteDraft: guarded(everybody, () => ({ path: { Kind: 'skills' } }), false),
  storeResume: guarded(
    [2],
    () => ({ file: { name: 'resume.pdf', content: textPdf(sampleResumeLines) } }),
    false,
  ),
  listStoredResumes: guarded([2], byPath('id')),
  deleteStoredResume: guarded([2], (id) => ({ path: { id, resume: randomUUID() } })),
  getOwnDataSummary: guarded(everybody, byPath('id')),
  sendOwnDataCode: guarded(everybody, byPath('id')),
  exportOwnData: guarded(everybody, (id) => ({ path: { id }, body: { code: '000000' } })),
  // With a code that is wrong, so that nobody is signed out.
  closeAccount: guarded(everybody, (id) => ({ path: { id }, body: { code: '000000' } })),
  uploadResume: guarded([2], (UserGuid) => ({ body: { UserGuid, profile } })),
  parseResume: guarded([2], () => ({ body: { filename: `/resumes/${randomUUID()}` } }), false),
} satisfies Partial<Record<OperationId, 'public' | Guarded>>;
