import type { operations as DataOperations } from '#openapi/data.ts';
import type { operations as JobsOperations } from '#openapi/jobs.ts';
import type { operations as MatchingOperations } from '#openapi/matching.ts';
import type { operations as UserOperations } from '#openapi/user.ts';
import type { ActingCall, ActingPart } from '#server/http/carryOut.ts';

type Operations = UserOperations & MatchingOperations & DataOperations & JobsOperations;
type OperationId = keyof Operations & string;

const look = (part: ActingPart): ActingCall => ({ does: 'looked', part });
const added = (part: ActingPart): ActingCall => ({ does: 'added', part });
const removed = (part: ActingPart): ActingCall => ({ does: 'removed', part });
const changed = (part: ActingPart, before: OperationId): ActingCall => ({
  does: 'changed',
  part,
  before,
});

/**
 * Every call in which an administrator's view counts: the person's id takes the place of the
 * administrator's own (section 6). Whatever is not here is refused for that person, also what the
 * person could do.
 */
export const actingCalls = {
  getUser: look('profile'),
  getUserProfile: look('preferences'),
  getUserDegrees: look('profile'),
  getUserWorkHistory: look('profile'),
  getUserSkills: look('profile'),
  getUserCredentials: look('profile'),
  getProfileImage: look('profile'),
  listAppliedJobs: look('applications'),
  getAppliedJob: look('applications'),
  searchAppliedJobs: look('applications'),
  listSavedJobs: look('saved'),
  getSavedJob: look('saved'),
  searchSavedJobs: look('saved'),
  recommendations: look('recommendations'),
  searchRecommendedJobs: look('recommendations'),
  getRecommendedJobCounts: look('recommendations'),
  listCoachCandidates: look('profile'),
  getUserSOC: look('recommendations'),
  candidateInsights: look('recommendations'),

  getFilteredCandidates: look('company'),
  listSavedCandidates: look('saved'),
  listContactLogsFromPerson: look('company'),
  getCompany: look('company'),
  getMembership: look('company'),
  getCompanyJobs: look('company'),
  getCompanyJobsFromSearch: look('company'),
  getJobsPerCompany: look('company'),
  getAbleistCounts: look('company'),
  getAppliedAndViewedCounts: look('company'),
  getMonthlyStatistics: look('company'),
  getYearlyStatistics: look('company'),
  getAppliedCandidates: look('company'),
  recommendationsEmploy: look('recommendations'),

  updateUser: changed('profile', 'getUser'),
  createUserProfile: added('preferences'),
  updateUserProfile: changed('preferences', 'getUserProfile'),
  createUserDegree: added('profile'),
  updateUserDegree: changed('profile', 'getUserDegrees'),
  updateUserDegreeById: changed('profile', 'getUserDegrees'),
  deleteUserDegree: removed('profile'),
  createUserWorkHistory: added('profile'),
  updateUserWorkHistory: changed('profile', 'getUserWorkHistory'),
  updateUserWorkHistoryById: changed('profile', 'getUserWorkHistory'),
  deleteUserWorkHistory: removed('profile'),
  createUserSkill: added('profile'),
  updateUserSkill: changed('profile', 'getUserSkills'),
  deleteUserSkill: removed('profile'),
  createUserCredential: added('profile'),
  updateUserCredential: changed('profile', 'getUserCredentials'),
  deleteUserCredential: removed('profile'),
  updateCandidateInsights: changed('recommendations', 'getUserSOC'),
  createUserSOC: added('recommendations'),
  updateUserSOC: changed('recommendations', 'getUserSOC'),
} as const satisfies Partial<Record<OperationId, ActingCall>>;

/** The call, when it is open to a view. */
export function actingCallOf(operationId: string): ActingCall | null {
  return operationId in actingCalls ? actingCalls[operationId as keyof typeof actingCalls] : null;
}
