import { randomUUID } from 'node:crypto';
import type { TestApi, TestPerson } from '#tests/support/api.ts';
import { namedCandidate } from '#tests/support/coachCandidates.ts';

type Api = Pick<TestApi, 'ok' | 'person' | 'database'>;

/** Far enough away for every test. */
const until = new Date('2099-01-01T00:00:00Z');

/** Lets companies find a candidate. */
const letFind = ({ database: { db } }: Pick<Api, 'database'>, { userGuid }: TestPerson) =>
  db
    .insertInto('disclosure.visibility')
    .values({
      candidate_guid: userGuid,
      findable: true,
      findable_until: until,
      provider_coaches: true,
    })
    .execute();

/** Nobody finds them any more. */
export const hide = ({ database: { db } }: Pick<Api, 'database'>, { userGuid }: TestPerson) =>
  db
    .updateTable('disclosure.visibility')
    .set({ findable: false })
    .where('candidate_guid', '=', userGuid)
    .execute();

interface Facts {
  readonly city?: string;
  readonly job?: string;
  readonly summary?: string;
  readonly skills?: readonly string[];
}

/** A candidate of this name whom companies may find. */
export async function foundCandidate(
  api: Api,
  first: string,
  last: string,
  { summary, skills = [], ...facts }: Facts = {},
): Promise<TestPerson> {
  const person = await namedCandidate(api, first, last, facts);
  if (summary !== undefined)
    await api.ok('updateUser', {
      as: person,
      path: { guid: person.userGuid },
      body: { Summary: summary },
    });
  for (const SkillName of skills)
    await api.ok('createUserSkill', {
      as: person,
      body: { UserGuid: person.userGuid, SkillName },
    });
  await letFind(api, person);
  return person;
}

/** What the engine may answer: a job that fits each of these, in this order. */
export const fits =
  (...people: readonly TestPerson[]) =>
  (): Promise<Response> => {
    const recommendations = people.map(({ userGuid }) => ({
      userGuid,
      sourceGUID: randomUUID(),
      jobTitle: 'Night Baker',
      reasons: [
        { code: 'title_match', effect: 'positive', weight: 20, values: { title: 'Baker' } },
        { code: 'a_code_of_tomorrow', effect: 'positive', weight: 1, values: {} },
      ],
    }));
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify({ recommendations }), { headers }));
  };
