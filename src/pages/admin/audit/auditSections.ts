/** The sections of a person's area, as the log names what was looked at or changed. */
const SECTIONS = {
  basics: ['getUser', 'updateUser', 'getUserProfile', 'createUserProfile', 'updateUserProfile'],
  education: [
    'getUserDegrees',
    'listOwnDegrees',
    'createUserDegree',
    'updateUserDegree',
    'updateUserDegreeById',
    'deleteUserDegree',
  ],
  workHistory: [
    'getUserWorkHistory',
    'listOwnWorkHistory',
    'createUserWorkHistory',
    'updateUserWorkHistory',
    'updateUserWorkHistoryById',
    'deleteUserWorkHistory',
  ],
  skills: ['getUserSkills', 'createUserSkill', 'updateUserSkill', 'deleteUserSkill'],
  credentials: [
    'getUserCredentials',
    'listOwnCredentials',
    'createUserCredential',
    'updateUserCredential',
    'deleteUserCredential',
  ],
  accommodation: [
    'getUserAccommodation',
    'createUserAccommodation',
    'updateUserAccommodation',
    'getSharedAccommodation',
  ],
  picture: ['getProfileImage', 'storeProfileImage', 'deleteProfileImage'],
  appliedJobs: [
    'listAppliedJobs',
    'getAppliedJob',
    'searchAppliedJobs',
    'applyForJob',
    'getApplicationOffer',
    'sendJobApplicationMail',
  ],
  savedJobs: ['listSavedJobs', 'getSavedJob', 'searchSavedJobs', 'saveJob', 'unsaveJob'],
  recommendedJobs: ['recommendations', 'searchRecommendedJobs', 'getRecommendedJobCounts'],
  savedSearches: [
    'listSavedSearches',
    'saveSearch',
    'changeSavedSearch',
    'deleteSavedSearch',
    'openSavedSearch',
  ],
  coachCandidates: ['listCoachCandidates', 'listAllCandidates', 'listCandidatesForJob'],
  invitations: [
    'listProviderInvitations',
    'listInvitationsToOthers',
    'listJobCoachInvitesByEmail',
    'listJobCoachInvitationsOfCandidate',
    'postJobCoachInvitation',
    'postJobCoachMatch',
    'declineJobCoachInvitation',
    'withdrawJobCoachInvitation',
  ],
  caseload: ['getCaseload', 'getCase', 'updateCase', 'createActivity', 'correctActivity'],
  privacy: [
    'getDisclosureLedger',
    'getAccessLog',
    'createCoachConsent',
    'endCoachConsent',
    'createFactShares',
    'endFactShare',
    'stopAllSharing',
    'updateVisibility',
    'blockCompany',
    'unblockCompany',
  ],
  notifications: ['listNotifications', 'markNotificationsRead', 'listJobCoachNotifications'],
  drafts: ['listDrafts', 'saveDraft', 'deleteDraft'],
  accountSettings: [
    'changePassword',
    'listSessions',
    'endSession',
    'endOtherSessions',
    'getOwnDataSummary',
    'sendOwnDataCode',
    'exportOwnData',
    'closeAccount',
    'listStoredResumes',
    'deleteStoredResume',
  ],
} as const;

export type AuditSection = keyof typeof SECTIONS;

/** The section that an operation belongs to; null for one that has no words. */
export function sectionOf(operation: string | null): AuditSection | null {
  const found = Object.entries(SECTIONS).find(([, operations]) =>
    operations.some((one) => one === operation),
  );
  return found ? (found[0] as AuditSection) : null;
}
