import type { TestApi, TestPerson } from '#tests/support/api.ts';
import { named } from '#tests/support/administration.ts';

/** What a candidate's profile says, for the lists of employers. */
interface Profile {
  readonly name?: string;
  readonly summary?: string;
  readonly city?: string;
  readonly state?: string;
  readonly titles?: readonly string[];
  readonly skills?: readonly string[];
}

/** A candidate with a profile whom nobody may find yet. */
export async function withProfile(api: TestApi, profile: Profile = {}): Promise<TestPerson> {
  const { name = 'Robin Sample', summary, city, state, titles = [], skills = [] } = profile;
  const as = await named(api, 2, name);
  const { userGuid } = as;
  if (summary !== undefined)
    await api.ok('updateUser', { as, path: { guid: userGuid }, body: { Summary: summary } });
  if (city !== undefined || state !== undefined)
    await api.ok('createUserProfile', {
      as,
      body: {
        UserGuid: userGuid,
        City: city ?? null,
        State: state ?? null,
        Address1: '14 Quarry Hill Road',
        PostalCode: '12207',
        IdealJob: 'Astronaut',
        SearchRadius: 25,
      },
    });
  for (const [index, JobTitle] of titles.entries())
    await api.ok('createUserWorkHistory', {
      as,
      body: {
        UserGuid: userGuid,
        EmployerName: 'Salt City Supplies',
        JobTitle,
        Responsibilities: null,
        StartDate: `20${10 + index}-03-01`,
        EndDate: `20${11 + index}-03-01`,
        Present: false,
      },
    });
  for (const SkillName of skills)
    await api.ok('createUserSkill', { as, body: { UserGuid: userGuid, SkillName } });
  return as;
}

/** Presses "Let them find me", for 90 days from a time. */
export async function letFind(api: TestApi, as: TestPerson, now: Date): Promise<void> {
  const until = new Date(now.getTime() + 90 * 24 * 60 * 60 * 1000).toISOString();
  await api.ok('updateVisibility', {
    as,
    path: { id: as.userGuid },
    body: { findable: true, findableUntil: until, providerCoaches: true },
  });
}

/** A candidate with a profile whom employers may find. */
export async function findable(
  api: TestApi,
  now: Date,
  profile: Profile = {},
): Promise<TestPerson> {
  const person = await withProfile(api, profile);
  await letFind(api, person, now);
  return person;
}

/** What a member of a company finds. */
export function find(
  api: TestApi,
  as: TestPerson,
  search: {
    readonly searchString?: string;
    readonly locationString?: string;
    readonly offset?: number;
    readonly userGuids?: readonly string[];
  } = {},
) {
  return api.ok('getFilteredCandidates', {
    as,
    body: { searchString: '', locationString: '', ...search },
  });
}
