import { randomUUID } from 'node:crypto';
import type { CallInput } from '#tests/support/api.ts';
import type { CompanyWorld } from '#tests/support/flip/companyWorld.ts';
import { contentOf } from '#tests/support/written.ts';

/** How each operation is called, in an order in which each answers. */
export type Requests = Readonly<Record<string, readonly CallInput[]>>;

/** Words that somebody could look for who wants to learn of an accommodation. */
const privateWords = ['wheelchair', 'screen reader', 'lamp hum', 'interpreter part time'];
/** The posting that is written, and its copy. */
export const written = randomUUID();
const copy = randomUUID();

/** What a member asks about each of some candidates. */
export function aboutEach({ member }: CompanyWorld, candidates: readonly string[]): Requests {
  const byId = candidates.map((id) => ({ path: { id } }));
  return {
    getUser: byId,
    getUserProfile: byId,
    getUserDegrees: byId,
    getUserWorkHistory: byId,
    getUserSkills: byId,
    getUserCredentials: byId,
    getCandidateView: byId,
    listSharedStatements: byId,
    recommendationsEmploy: [member.userGuid, ...candidates].map((user_id) => ({
      body: { user_id },
    })),
  };
}

/** What a member asks about people, and does with them. */
export function peopleRequests(world: CompanyWorld): Requests {
  const { member, saved, candidates, companyGuid, companyName } = world;
  const own = { path: { id: member.userGuid } };
  const search = (searchString: string, more: object = {}) => ({
    body: { searchString, locationString: '', ...more },
  });
  return {
    getFilteredCandidates: [
      search(''),
      search('', { locationString: 'NY' }),
      search('', { userGuids: candidates }),
      ...privateWords.map((words) => search(words)),
    ],
    getAppliedCandidates: [
      { path: { companyName } },
      { path: { companyName }, query: { offset: '25' } },
      { path: { companyName }, query: { job: world.jobId } },
    ],
    listSavedCandidates: [own],
    listContactLogsFromPerson: [own],
    listCompanyMembers: [{}],
    getProfileImage: [own, { path: { id: saved.userGuid } }],
    saveCandidate: [
      {
        body: {
          employerProfileID: member.userGuid,
          candidateProfileID: saved.userGuid,
          employerNotes: 'Ask about her start.',
        },
      },
    ],
    unsaveCandidate: [{ path: { id: saved.savedId } }],
    createContactLog: [
      {
        body: {
          fromPersonId: member.userGuid,
          toPersonId: saved.userGuid,
          message: 'Would you like to hear more?',
        },
      },
    ],
    changeApplicationStatus: [{ path: { id: world.applicationId }, body: { status: 'interview' } }],
    decideCompanyMember: [
      { body: { companyGuid, userGuid: world.waiting.userGuid, decision: 'confirm' } },
    ],
  };
}

/** What a member asks about the company and its jobs, and does with them. */
export function companyRequests(world: CompanyWorld): Requests {
  const { member, companyGuid, companyName, jobId } = world;
  const byName = { path: { companyName } };
  const byGuid = { path: { guid: companyGuid } };
  const byJob = { path: { id: jobId } };
  const mine = { path: { id: written } };
  const anyJobs = { body: { searchText: 'clerk', locationText: '' } };
  return {
    getCompany: [byGuid],
    getMembership: [{ path: { id: member.userGuid } }],
    getCompanyJobs: [byName],
    getCompanyJobsFromSearch: ['published', 'paused', 'draft'].map((status) => ({
      body: { companyName, searchText: '', status },
    })),
    getJobsPerCompany: [{}],
    getAbleistCounts: [byName],
    getAppliedAndViewedCounts: [byName],
    getMonthlyStatistics: [byName],
    getYearlyStatistics: [byName],
    getJob: [byJob],
    getJobDescription: [byJob],
    getAbleistExtracts: [byJob],
    getPlainPosting: [byJob],
    searchJobs: [anyJobs],
    searchJobIds: [anyJobs],
    searchRemoteJobs: [anyJobs],
    checkLanguage: [{ body: { title: 'Clerk', text: 'Perfect vision and hearing.' } }],
    makePlainText: [{ body: { title: 'Clerk', companyName, text: 'You utilize a register.' } }],
    createPosting: [{ body: { sourceGUID: written, content: contentOf() } }],
    updatePosting: [{ ...mine, body: { content: contentOf({ hours: '30 hours a week' }) } }],
    getPosting: [mine, { path: { id: world.draftId } }],
    publishPosting: [{ ...mine, body: { isNoCopy: true } }],
    pausePosting: [mine],
    closePosting: [mine],
    copyPosting: [{ ...mine, body: { sourceGUID: copy } }],
    deletePosting: [{ path: { id: copy } }],
    updateCompany: [
      {
        ...byGuid,
        body: {
          CompanyName: companyName,
          about: 'We insure.',
          accommodationContact: { name: '', email: '', phone: '' },
        },
      },
    ],
    claimCompany: [{ body: { CompanyGuid: companyGuid } }],
  };
}
