import type { OperationId } from '#tests/support/api.ts';

/** How one of the four lists is read and written, and three entries that differ. */
export interface ProfileList {
  readonly what: string;
  readonly list: 'getUserDegrees' | 'getUserWorkHistory' | 'getUserSkills' | 'getUserCredentials';
  readonly create: OperationId;
  readonly update: OperationId;
  readonly remove: OperationId;
  readonly deleted: string;
  readonly gone: string;
  readonly table: 'user_degree' | 'user_work_history' | 'user_skill' | 'user_credential';
  readonly most: number;
  readonly first: object;
  readonly second: object;
  readonly third: object;
}

export const profileLists: readonly ProfileList[] = [
  {
    what: 'education',
    list: 'getUserDegrees',
    create: 'createUserDegree',
    update: 'updateUserDegree',
    remove: 'deleteUserDegree',
    deleted: 'Education deleted successfully',
    gone: 'no_degree',
    table: 'user_degree',
    most: 100,
    first: {
      DegreeName: 'Business Administration',
      SchoolName: 'Erie Canal Community College',
      DegreeLevelId: 3,
      StartYear: 2013,
      YearCompleted: 2015,
      Present: false,
    },
    second: {
      DegreeName: 'Accounting',
      SchoolName: 'Salt City University',
      DegreeLevelId: 4,
      StartYear: 2016,
      YearCompleted: 2020,
      Present: false,
    },
    third: {
      DegreeName: 'Welding',
      SchoolName: 'Onondaga Trade School',
      DegreeLevelId: 2,
      StartYear: null,
      YearCompleted: 0,
      Present: true,
    },
  },
  {
    what: 'work history',
    list: 'getUserWorkHistory',
    create: 'createUserWorkHistory',
    update: 'updateUserWorkHistory',
    remove: 'deleteUserWorkHistory',
    deleted: 'Work history deleted successfully',
    gone: 'no_work_history',
    table: 'user_work_history',
    most: 200,
    first: {
      EmployerName: 'Salt City Supplies',
      JobTitle: 'Clerk',
      Responsibilities: 'Answered calls.',
      StartDate: '2019-03-01',
      EndDate: '2021-06-30',
      Present: false,
    },
    second: {
      EmployerName: 'Onondaga Freight',
      JobTitle: 'Dispatcher',
      Responsibilities: 'Planned the routes.',
      StartDate: '2021-07-01',
      EndDate: null,
      Present: true,
    },
    third: {
      EmployerName: 'Canal Bakery',
      JobTitle: 'Baker',
      Responsibilities: null,
      StartDate: '2016-02-29',
      EndDate: '2018-12-31',
      Present: false,
    },
  },
  {
    what: 'skills',
    list: 'getUserSkills',
    create: 'createUserSkill',
    update: 'updateUserSkill',
    remove: 'deleteUserSkill',
    deleted: 'Skill deleted successfully',
    gone: 'no_skill',
    table: 'user_skill',
    most: 300,
    first: { SkillName: 'Data entry' },
    second: { SkillName: 'Spanish' },
    third: { SkillName: 'Typing' },
  },
  {
    what: 'credentials',
    list: 'getUserCredentials',
    create: 'createUserCredential',
    update: 'updateUserCredential',
    remove: 'deleteUserCredential',
    deleted: 'Credential deleted successfully',
    gone: 'no_credential',
    table: 'user_credential',
    most: 100,
    first: { CredentialName: 'ServSafe', CredentialYear: 2022 },
    second: { CredentialName: 'Notary public', CredentialYear: 0 },
    third: { CredentialName: 'First aid', CredentialYear: 2019 },
  },
];

/** The id and version of an entry as it came. */
export function entryOf(body: unknown): { readonly id: string; readonly etag: string } {
  const read = (key: string): unknown =>
    typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined;
  return { id: String(read('Id')), etag: String(read('_etag')) };
}
