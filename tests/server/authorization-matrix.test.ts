import { insertBlocked } from '#server/disclosure/sharingQueries.ts';
import { actingCalls } from '#server/administration/actingCalls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type OperationId, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { COACH_SCOPES, type CoachScope } from '#domain/disclosure.ts';
import { insertConsent } from '#tests/support/coaching.ts';
import { operations } from '#tests/support/contract.ts';
import { colleagueOf, joinMatrixCompany, newCompany } from '#tests/support/companies.ts';
import { companyJobMatrix } from '#tests/support/matrixCompanyJobs.ts';
import { employerMatrix } from '#tests/support/matrixEmployers.ts';
import {
  aboutVisible,
  everybody,
  type Guarded,
  matrixCompany,
} from '#tests/support/matrixGuards.ts';
import { otherMatrix } from '#tests/support/matrixOthers.ts';
import { companyRelations, shareStatement } from '#tests/support/matrixRelations.ts';
import { userMatrix } from '#tests/support/matrixUser.ts';
import { write } from '#tests/support/written.ts';

/**
 * The expectation for each operation; an operation that is not here fails the first test below.
 */
const expectations: Readonly<Record<OperationId, 'public' | Guarded>> = {
  ...userMatrix,
  ...otherMatrix,
  ...employerMatrix,
  ...companyJobMatrix,
};

const notAllowed = { status: 403, code: 'not_allowed' };
const notShared = { status: 404, code: 'not_shared' };
const notYours = { status: 404, code: 'not_yours' };
const notVisible = { status: 404, code: 'not_visible' };
/** An administrator without a view, in a call that a view opens. */
const notActing = { status: 404, code: 'not_acting' };
const refusalOf = (id: OperationId, as: TestPerson, scope: CoachScope | undefined) => {
  if (scope && as === person(4)) return notShared;
  if (as === person(1) && id in actingCalls) return notActing;
  return aboutVisible.has(id) && as === person(3) ? notVisible : notAllowed;
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
  await joinMatrixCompany(api, person(3));
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
  const { roles, request, isOfMatch } = guardOf(id);

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
    const said = JSON.stringify(body);
    const isHidden = !isOfMatch && /"not_(shared|visible|acting|yours)"/.test(said);
    const isOpen = status !== 401 && status !== 403 && !isHidden;
    expect(isOpen, said).toBe(roles.includes(role));
  });
});

it.each(guardedIds.filter((id) => guardOf(id).namesPerson))(
  '%s rejects every role for another candidate',
  async (id) => {
    const { request, scope, ofAnybody = [] } = guardOf(id);
    const may = [2 as const, ...ofAnybody].map(person);
    for (const as of [other, ...people.values()].filter((one) => !may.includes(one)))
      expect(
        await api.refused(id, { ...request(person(2).userGuid), as }),
        `as ${as.email}`,
      ).toMatchObject(refusalOf(id, as, scope));
  },
);

describe.each(guardedIds.filter((id) => guardOf(id).namesPerson))('%s, by a job coach', (id) => {
  const { request, scope } = guardOf(id);
  const asked = async (shares: Parameters<typeof insertConsent>[3] | null) => {
    const [candidate, coach] = [await api.person(2), await api.person(4)];
    if (shares) await insertConsent(api.database, candidate, coach, shares);
    const stranger = await api.person(4);
    await insertConsent(api.database, candidate, stranger, { scopes: COACH_SCOPES });
    const { status, body } = await api.call(id, { ...request(candidate.userGuid), as: coach });
    return { status, body };
  };

  it('passes with the scope that it needs, and with no other', async () => {
    const others = COACH_SCOPES.filter((one) => one !== scope);
    expect((await asked({ scopes: others })).body).toMatchObject(scope ? notShared : notAllowed);
    const { status } = await asked({ scopes: scope ? [scope] : COACH_SCOPES });
    expect([401, 403, 404].includes(status)).toBe(scope === undefined);
  });

  it('is refused without a match, and after what was shared came to its end', async () => {
    const past = { scopes: COACH_SCOPES, at: new Date(0), until: new Date(1) };
    for (const shares of [null, past])
      expect((await asked(shares)).body).toMatchObject(scope ? notShared : notAllowed);
  });
});

const visibleIds = guardedIds.filter((id) => aboutVisible.has(id));

describe.each(visibleIds)('%s, by a member of a company', (id) => {
  const { request } = guardOf(id);

  it.each(Object.keys(companyRelations))('passes while %s, for no other company', async (way) => {
    const [candidate, company] = [await api.person(2), await newCompany(api)];
    const other = await newCompany(api);
    const asked = (as: TestPerson) => api.call(id, { ...request(candidate.userGuid), as });
    await shareStatement(api, candidate, company);
    // Whoever may be found is found by every company that is not blocked.
    await insertBlocked(api.database.db, candidate.userGuid, other.companyGuid, new Date());
    expect((await asked(company.member)).body).toMatchObject(notVisible);
    await companyRelations[way]?.begin(api, candidate, company);
    expect((await asked(company.member)).status).toBe(200);
    const waiting = await colleagueOf(api, company.companyGuid, 'waiting');
    for (const as of [other.member, waiting])
      expect((await asked(as)).body).toMatchObject(notVisible);
    await companyRelations[way]?.end(api, candidate);
    expect((await asked(company.member)).body).toMatchObject(notVisible);
  });
});

/** What employers alone may call, or administrators: it is about their company. */
const companyIds = guardedIds.filter((id) => {
  const { roles } = guardOf(id);
  const isOwn = id === 'getMembership' || id === 'claimCompany';
  return roles.includes(3) && !roles.includes(2) && !isOwn;
});
const namesCompany = (id: OperationId) =>
  JSON.stringify(guardOf(id).request('')).includes(matrixCompany);
/** What names a posting that was written here. */
const postingIds = companyIds.filter(
  (id) => id in companyJobMatrix && guardOf(id).isOfMatch && 'path' in guardOf(id).request(''),
);

describe('a company of which somebody is no member, or not any more', () => {
  it.each([...companyIds, ...visibleIds])('is closed to them: %s', async (id) => {
    const candidate = await api.person(2);
    const [kept, ended, none] = [person(3), await api.person(3), await api.person(3)];
    await joinMatrixCompany(api, ended);
    await companyRelations['the candidate may be found']?.begin(api, candidate, {
      companyGuid: matrixCompany,
      member: kept,
    });
    const about = (as: TestPerson) => (aboutVisible.has(id) ? candidate : as).userGuid;
    const asked = (as: TestPerson) => api.refused(id, { ...guardOf(id).request(about(as)), as });
    await api.database.db
      .updateTable('company_member')
      .set({ state: 'ended', decided_at: new Date() })
      .where('user_guid', '=', ended.userGuid)
      .execute();
    const { member: other } = await newCompany(api);
    const outside = namesCompany(id) ? [ended, none, other] : [ended, none];
    for (const as of outside)
      expect(await asked(as)).toMatchObject(aboutVisible.has(id) ? notVisible : notYours);
  });

  it.each(postingIds)('keeps its postings to itself: %s', async (id) => {
    const { companyGuid, member } = await newCompany(api);
    const { member: other } = await newCompany(api);
    const posting = await write(api, member);
    const path = { id: posting.sourceGUID };
    const asked = (as: TestPerson) => api.call(id, { ...guardOf(id).request(''), path, as });
    const waiting = await colleagueOf(api, companyGuid, 'waiting');
    for (const as of [other, waiting]) expect((await asked(as)).body).toMatchObject(notYours);
    expect((await asked(member)).status).not.toBe(404);
    await api.database.db
      .updateTable('company_member')
      .set({ state: 'ended', decided_at: new Date() })
      .where('user_guid', '=', member.userGuid)
      .execute();
    expect((await asked(member)).body).toMatchObject(notYours);
  });

  it('is closed in every operation about people', () => {
    expect(visibleIds.length).toBe(aboutVisible.size);
    expect(postingIds.length).toBeGreaterThan(5);
    expect(companyIds.length).toBeGreaterThan(25);
  });
});
