import { randomUUID } from 'node:crypto';
import type { OperationId } from '#tests/support/api.ts';
import {
  type Guarded,
  anyFeed,
  anyId,
  anyJob,
  anyList,
  byPath,
  everybody,
  guarded,
  names,
  shared,
} from '#tests/support/matrixGuards.ts';
import { insights } from '#tests/support/matrixBodies.ts';

const anyReason = { sourceGUID: randomUUID(), code: 'skills', effect: 'gap' };

/** Who may call what of jobs, applications, resumes' reading and matching. */
export const otherMatrix = {
  getUserSOC: guarded([2], byPath('userGuid')),
  createUserSOC: guarded([2], (userGuid) => ({ path: { userGuid }, body: insights(userGuid) })),
  updateUserSOC: guarded([2], (userGuid) => ({ path: { userGuid }, body: insights(userGuid) })),
  candidateInsights: guarded(
    [2],
    () => ({ body: { candidate_data: { work_experience: [], education: [], skills: [] } } }),
    false,
  ),
  recommendationsLite: 'public',
  recommendations: shared('recommendations', (user_id) => ({ body: { user_id } })),
  recommendationChanges: shared('recommendations', (user_id) => ({
    body: { user_id, sourceGUID: randomUUID() },
  })),
  tellReasonWrong: guarded([2], (user_id) => ({
    body: { ...anyReason, user_id, answer: 'have' },
  })),
  takeReasonFeedbackBack: guarded([2], (user_id) => ({ body: { ...anyReason, user_id } })),
  // Only who shares with the caller is looked at: coach-job-talk.test.ts.
  listCandidatesForJob: guarded([4], anyId, false),
  getJob: guarded(everybody, anyId, false),
  searchRecommendedJobs: shared('recommendations', (userGuid) => ({
    body: { ...anyList, userGuid },
  })),
  getRecommendedJobCounts: shared('recommendations', (userGuid) => ({
    body: { ...anyList, userGuid },
  })),
  getJobDescription: guarded(everybody, anyId, false),
  getAbleistExtracts: guarded(everybody, anyId, false),
  recordJobView: guarded([2], (profileId) => ({
    body: { profileId, jobSourceGUID: randomUUID() },
  })),
  listJobFeeds: guarded([1], () => ({}), false),
  createJobFeed: guarded([1], () => ({ body: anyFeed }), false),
  runJobFeed: guarded([1], anyId, false),
  updateJobFeedState: guarded([1], () => ({ ...anyId(), body: { state: 'paused' } }), false),
  deleteJobFeed: guarded([1], anyId, false),
  searchJobs: guarded(everybody, () => ({ body: anyJob }), false),
  searchJobIds: guarded(everybody, () => ({ body: anyJob }), false),
  searchRemoteJobs: guarded(everybody, () => ({ body: anyJob }), false),
  saveJob: guarded([2], (userGuid) => ({ body: { userGuid, jobFeedSourceGUID: randomUUID() } })),
  listSavedJobs: guarded([2], byPath('id')),
  // Another person's saved job is not found by its id: saved-jobs.test.ts.
  unsaveJob: guarded([2], anyId, false),
  getSavedJob: guarded([2], (user) => ({ path: { user, job: randomUUID() } })),
  searchSavedJobs: guarded([2], (userGuid) => ({ body: { ...anyJob, userGuid } })),
  listSavedSearches: guarded([2], () => ({}), false),
  saveSearch: guarded(
    [2],
    () => ({
      body: { name: 'Baker', list: 'all', words: 'baker', place: '', frequency: 'never' },
    }),
    false,
  ),
  // Another person's saved search is not found by its id: saved-searches.test.ts.
  changeSavedSearch: guarded(
    [2],
    () => ({ path: { guid: randomUUID() }, body: { name: 'Baker', frequency: 'never' } }),
    false,
  ),
  deleteSavedSearch: guarded([2], () => ({ path: { guid: randomUUID() } }), false),
  openSavedSearch: guarded(
    [2],
    () => ({ path: { guid: randomUUID() }, body: { newSince: '2026-05-01T10:00:00Z' } }),
    false,
  ),
  applyForJob: guarded([2], (userGuid) => ({
    body: { userGuid, jobFeedSourceGUID: randomUUID() },
  })),
  listAppliedJobs: guarded([2], byPath('user')),
  getAppliedJob: guarded([2], (user) => ({ path: { user, job: randomUUID() } })),
  getApplicationOffer: guarded([2], (user) => ({ path: { user, job: randomUUID() } })),
  searchAppliedJobs: guarded([2], (userGuid) => ({ body: { ...anyJob, userGuid } })),
  // Mails only about the caller's own application: applications.test.ts.
  sendJobApplicationMail: guarded(
    [2],
    () => ({
      body: { ...names, Email: 'a@example.com', JobTitle: 'C', JobCompany: null },
    }),
    false,
  ),
} satisfies Partial<Record<OperationId, 'public' | Guarded>>;
