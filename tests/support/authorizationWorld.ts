import { insertBlocked } from '#server/disclosure/sharingQueries.ts';
import { COACH_SCOPES, type CoachScope } from '#domain/disclosure.ts';
import type { TestApi, TestPerson } from '#tests/support/api.ts';
import { insertConsent } from '#tests/support/coaching.ts';
import { colleagueOf, joinExampleCompany, newCompany } from '#tests/support/companies.ts';
import { companyRelations, shareStatement } from '#tests/support/companyRelations.ts';
import { exampleCompany } from '#tests/support/requests.ts';
import { write } from '#tests/support/written.ts';

/** Everybody who calls, and whom they call about, in the matrix of who may call what. */
export interface World {
  /** One of each role. The employer is a member of the company of the examples. */
  readonly callers: {
    readonly administrator: TestPerson;
    readonly candidate: TestPerson;
    readonly employer: TestPerson;
    readonly coach: TestPerson;
  };
  /** A candidate with whom none of the callers has to do. */
  readonly stranger: TestPerson;
  readonly coaching: {
    readonly candidate: TestPerson;
    /** With whom the candidate shares everything, one thing, or everything else. */
    readonly all: TestPerson;
    readonly alone: Readonly<Record<CoachScope, TestPerson>>;
    readonly without: Readonly<Record<CoachScope, TestPerson>>;
    /** With whom nothing is shared, not any more, or only by somebody else. */
    readonly others: readonly TestPerson[];
  };
  /** Candidates whom the company of the examples may see, by the way in which it came to that. */
  readonly seen: Readonly<Record<string, TestPerson>>;
  /** Whom it may not see yet, or not any more. */
  readonly unseen: readonly TestPerson[];
  /** Employers who are no confirmed members of the company of the examples. */
  readonly outside: {
    readonly waiting: TestPerson;
    readonly ended: TestPerson;
    readonly none: TestPerson;
    readonly elsewhere: TestPerson;
  };
  /** Writes a posting of that company. @returns its id */
  readonly newPosting: () => Promise<string>;
}

const at = new Date('2026-05-01T10:00:00Z');
const over = new Date('2026-05-01T10:00:01Z');
const later = new Date('2026-12-01T10:00:00Z');

/** Makes them all. */
export async function authorizationWorld(api: TestApi): Promise<World> {
  const employer = await api.person(3);
  await joinExampleCompany(api, employer);
  const callers = {
    administrator: await api.person(1),
    candidate: await api.person(2),
    employer,
    coach: await api.person(4),
  };
  const outside = {
    waiting: await colleagueOf(api, exampleCompany.guid, 'waiting'),
    ended: await colleagueOf(api, exampleCompany.guid, 'ended'),
    none: await api.person(3),
    elsewhere: await api.person(3),
  };
  const other = await newCompany(api);
  return {
    callers,
    stranger: await api.person(2),
    coaching: await coachingOf(api, callers.coach),
    ...(await candidatesOf(api, employer, other.companyGuid)),
    outside: { ...outside, elsewhere: other.member },
    newPosting: async () => (await write(api, employer)).sourceGUID,
  };
}

async function coachingOf(api: TestApi, unknown: TestPerson): Promise<World['coaching']> {
  const [candidate, somebody] = [await api.person(2), await api.person(2)];
  const sharing = async (scopes: readonly CoachScope[], of = candidate, until = later) => {
    const coach = await api.person(4);
    await insertConsent(api.database, of, coach, { scopes, at, until });
    return coach;
  };
  const each = async (scopesFor: (scope: CoachScope) => readonly CoachScope[]) => {
    const coaches: [string, TestPerson][] = [];
    for (const scope of COACH_SCOPES) coaches.push([scope, await sharing(scopesFor(scope))]);
    return Object.fromEntries(coaches) as Record<CoachScope, TestPerson>;
  };
  return {
    candidate,
    all: await sharing(COACH_SCOPES),
    alone: await each((scope) => [scope]),
    without: await each((scope) => COACH_SCOPES.filter((one) => one !== scope)),
    others: [
      unknown,
      await sharing(COACH_SCOPES, candidate, over),
      await sharing(COACH_SCOPES, somebody),
    ],
  };
}

async function candidatesOf(
  api: TestApi,
  member: TestPerson,
  otherCompany: string,
): Promise<Pick<World, 'seen' | 'unseen'>> {
  const company = { companyGuid: exampleCompany.guid, member };
  const candidate = async () => {
    const person = await api.person(2);
    await shareStatement(api, person, company);
    // Whoever may be found is found by every company that is not blocked.
    await insertBlocked(api.database.db, person.userGuid, otherCompany, at);
    return person;
  };
  const seen: Record<string, TestPerson> = {};
  const unseen = [await candidate()];
  for (const [way, { begin, end }] of Object.entries(companyRelations)) {
    const [now, before] = [await candidate(), await candidate()];
    for (const person of [now, before]) await begin(api, person, company);
    await end(api, before);
    seen[way] = now;
    unseen.push(before);
  }
  return { seen, unseen };
}
