import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CallInput,
  openApi,
  type OperationId,
  type TestApi,
  type TestPerson,
} from '#tests/support/api.ts';
import { operations } from '#tests/support/contract.ts';
import { sampleResumeLines, textPdf } from '#tests/support/pdf.ts';

/** How to call an operation for a person: a request that names this person. */
interface Guarded {
  /** The roles that may call it for themselves. */
  readonly roles: readonly (1 | 2 | 3 | 4)[];
  /** False when the request names nobody: the record belongs to the caller of the token. */
  readonly namesPerson: boolean;
  readonly request: (userGuid: string) => CallInput;
}

const everybody = [1, 2, 3, 4] as const;
const byPath = (name: string) => (userGuid: string) => ({ path: { [name]: userGuid } });
const guarded = (
  roles: Guarded['roles'],
  request: Guarded['request'],
  namesPerson = true,
): Guarded => ({ roles, request, namesPerson });

const accommodation = (UserGuid: string) => ({
  UserGuid,
  PreferSR: false,
  PreferScheduleFlex: false,
  PreferRemoteWork: false,
  WheelchairUser: false,
  GuideDogUser: false,
  ConcernPublicTransport: false,
  ConcernTechnologyAccess: false,
  ArrangeJobRestructure: false,
  ArrangePartTime: false,
  ArrangeReaderOrInterp: false,
  OtherAccommodation: false,
  WillingRelocate: false,
  OtherAccommodationText: null,
});

const degree = (UserGuid: string) => ({
  UserGuid,
  DegreeName: 'Business Administration',
  SchoolName: 'Erie Canal Community College',
  DegreeLevelId: 3,
  StartYear: 2013,
  YearCompleted: 2015,
  Present: false,
});

const job = (UserGuid: string) => ({
  UserGuid,
  EmployerName: 'Salt City Supplies',
  JobTitle: 'Clerk',
  Responsibilities: 'Answered calls.',
  StartDate: '2019-03-01',
  EndDate: null,
  Present: true,
});

const credential = (UserGuid: string) => ({ UserGuid, CredentialName: 'CPR', CredentialYear: 0 });

/** The entry of a list by its id in the query, in the path, or in the path alone. */
const entryInQuery = (body: (UserGuid: string) => object) => (UserGuid: string) => ({
  query: { id: randomUUID() },
  body: body(UserGuid),
});
const entryInPath = (body: (UserGuid: string) => object) => (UserGuid: string) => ({
  path: { id: randomUUID() },
  body: body(UserGuid),
});
const anEntry = guarded([2], () => ({ path: { id: randomUUID() } }), false);

const displayProfile = (UserGuid: string) => ({
  UserGuid,
  TextSize: 125,
  Contrast: 'more',
  LineSpacing: 'wide',
  LetterSpacing: 'standard',
  Motion: 'less',
  Font: 'serif',
  Theme: 'dark',
});

const insights = (UserGuid: string) => ({
  UserGuid,
  SOCCode: '43-4051',
  AlternateSOCCode1: null,
  AlternateSOCCode2: null,
  AlternateSOCCode3: null,
  HighestLevelOfEducation: null,
  YearsOfExperience: 0,
  LocationLat: null,
  LocationLong: null,
  Relocation: null,
  Remote: null,
  SearchRadius: 50,
});

const profile = {
  firstname: 'A',
  middlename: null,
  lastname: 'B',
  email: 'a@example.com',
  phone_number: '315-555-0142',
  address1: null,
  address2: null,
  city: null,
  state: null,
  zip: '13202',
  country: null,
  summary: null,
  skills: [],
  ideal_job: null,
  relocate: null,
  remote: null,
  education: [],
  work_experience: [],
};

const anyJob = { searchText: '', locationText: '' };

/**
 * The expectation for each operation; an operation that is not here fails the first test below.
 */
const expectations: Readonly<Record<OperationId, 'public' | Guarded>> = {
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
  endSession: guarded(everybody, () => ({ path: { id: randomUUID() } }), false),
  endOtherSessions: guarded(everybody, () => ({}), false),
  getUser: guarded(everybody, byPath('id')),
  updateUser: guarded(everybody, (guid) => ({ path: { guid }, body: { Phone: '315-555-0100' } })),
  updateCandidateInsights: guarded([2], (id) => ({ path: { id }, body: insights(id) })),
  getUserProfile: guarded([2], byPath('id')),
  createUserProfile: guarded([2], (UserGuid) => ({ body: { UserGuid } })),
  updateUserProfile: guarded([2], (UserGuid) => ({
    path: { ProfileId: randomUUID() },
    body: { UserGuid },
  })),
  getUserDegrees: guarded([2], byPath('id')),
  getUserWorkHistory: guarded([2], byPath('id')),
  getUserSkills: guarded([2], byPath('id')),
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
  getUserCredentials: guarded([2], byPath('id')),
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
  getDisplayProfile: guarded(everybody, byPath('id')),
  updateDisplayProfile: guarded(everybody, (id) => ({ path: { id }, body: displayProfile(id) })),
  postJobCoachInvitation: guarded([2], (candidatePersonId) => ({
    body: { candidatePersonId, jobCoachEmail: '' },
  })),
  listJobCoachInvitationsOfCandidate: guarded([2], byPath('id')),
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
  getUserSOC: guarded([2], byPath('userGuid')),
  createUserSOC: guarded([2], (userGuid) => ({ path: { userGuid }, body: insights(userGuid) })),
  updateUserSOC: guarded([2], (userGuid) => ({ path: { userGuid }, body: insights(userGuid) })),
  candidateInsights: guarded(
    [2],
    () => ({ body: { candidate_data: { work_experience: [], education: [], skills: [] } } }),
    false,
  ),
  recommendations: guarded([2], (user_id) => ({ body: { user_id } })),
  getJob: guarded(everybody, () => ({ path: { id: randomUUID() } }), false),
  searchRecommendedJobs: guarded([2], (userGuid) => ({
    body: { searchText: '', locationText: '', userGuid, JobListString: '' },
  })),
  getJobDescription: guarded(everybody, () => ({ path: { id: randomUUID() } }), false),
  getAbleistExtracts: guarded(everybody, () => ({ path: { id: randomUUID() } }), false),
  recordJobView: guarded([2], (profileId) => ({
    body: { profileId, jobSourceGUID: randomUUID() },
  })),
  searchJobs: guarded(everybody, () => ({ body: anyJob }), false),
  searchJobIds: guarded(everybody, () => ({ body: anyJob }), false),
  searchRemoteJobs: guarded(everybody, () => ({ body: anyJob }), false),
  saveJob: guarded([2], (userGuid) => ({ body: { userGuid, jobFeedSourceGUID: randomUUID() } })),
  listSavedJobs: guarded([2], byPath('id')),
  // Another person's saved job is not found by its id: saved-jobs.test.ts.
  unsaveJob: guarded([2], () => ({ path: { id: randomUUID() } }), false),
  getSavedJob: guarded([2], (user) => ({ path: { user, job: randomUUID() } })),
  searchSavedJobs: guarded([2], (userGuid) => ({ body: { ...anyJob, userGuid } })),
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
      body: {
        FirstName: 'A',
        LastName: 'B',
        Email: 'a@example.com',
        JobTitle: 'C',
        JobCompany: null,
      },
    }),
    false,
  ),
};

const guardedIds = (Object.keys(expectations) as OperationId[]).filter(
  (id) => expectations[id] !== 'public',
);
const guardOf = (id: OperationId): Guarded => {
  const expectation = expectations[id];
  if (expectation === 'public') throw new Error(`${id} is public.`);
  return expectation;
};

let api: TestApi;
const people = new Map<number, TestPerson>();
let other: TestPerson;
const person = (role: number): TestPerson => {
  const found = people.get(role);
  if (!found) throw new Error(`Nobody has the role ${role}.`);
  return found;
};
beforeAll(async () => {
  api = await openApi();
  for (const role of everybody) people.set(role, await api.person(role));
  other = await api.person(2);
});
afterAll(() => api.close());

it('has an expectation for every operation of every contract, and no other', () => {
  const named = operations.map((operation) => operation.operationId);
  expect(Object.keys(expectations).toSorted()).toEqual(named.toSorted());
});

it('agrees with the contracts about what is public', () => {
  const open = operations.filter((one) => one.isPublic).map((one) => one.operationId);
  const expected = Object.entries(expectations).filter(([, value]) => value === 'public');
  expect(open.toSorted()).toEqual(expected.map(([id]) => id).toSorted());
});

describe.each(guardedIds)('%s', (id) => {
  const { roles, request } = guardOf(id);

  it('rejects a missing and a forged token', async () => {
    const robin = person(2);
    const forged = [`${robin.token.slice(0, -4)}AAAA`, 'a.b.c'];
    for (const as of [null, ...forged.map((token) => ({ ...robin, token }))])
      expect(await api.refused(id, { ...request(robin.userGuid), as })).toMatchObject({
        status: 401,
        code: 'not_signed_in',
      });
  });

  it.each(everybody)('as role %i, about oneself', async (role) => {
    const as = person(role);
    const { status, body } = await api.call(id, { ...request(as.userGuid), as });
    const isOpen = status !== 401 && status !== 403;
    expect(isOpen, JSON.stringify(body)).toBe(roles.includes(role));
  });
});

it.each(guardedIds.filter((id) => guardOf(id).namesPerson))(
  '%s rejects every role for another candidate',
  async (id) => {
    const { request } = guardOf(id);
    for (const as of [other, ...people.values()].filter((one) => one !== person(2)))
      expect(
        await api.refused(id, { ...request(person(2).userGuid), as }),
        `as ${as.email}`,
      ).toMatchObject({ status: 403, code: 'not_allowed' });
  },
);
