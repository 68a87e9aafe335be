import type { TestApi, TestPerson } from '#tests/support/api.ts';

type Api = Pick<TestApi, 'ok' | 'person' | 'database'>;

/** A candidate of this name; with a city or a last job where they are given. */
export async function namedCandidate(
  api: Api,
  first_name: string,
  last_name: string,
  changes: { city?: string; job?: string } = {},
): Promise<TestPerson> {
  const person = await api.person(2);
  await api.database.db
    .updateTable('account')
    .set({ first_name, last_name })
    .where('user_guid', '=', person.userGuid)
    .execute();
  if (changes.city)
    await api.ok('createUserProfile', {
      as: person,
      body: { UserGuid: person.userGuid, City: changes.city, State: 'NY' },
    });
  if (changes.job)
    await api.ok('createUserWorkHistory', {
      as: person,
      body: {
        UserGuid: person.userGuid,
        EmployerName: 'Salt City Supplies',
        JobTitle: changes.job,
        Responsibilities: '',
        StartDate: '2019-03-01',
        EndDate: null,
        Present: true,
      },
    });
  return person;
}

/** A candidate invites a coach by address; an empty one asks any of the provider's. */
export const invite = ({ ok }: Api, person: TestPerson, jobCoachEmail = '') =>
  ok('postJobCoachInvitation', {
    as: person,
    body: { candidatePersonId: person.userGuid, jobCoachEmail },
  });
