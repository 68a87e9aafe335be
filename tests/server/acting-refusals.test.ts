import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actingCalls } from '#server/administration/actingCalls.ts';
import { openApi, type OperationId, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { logOf, viewing } from '#tests/support/acting.ts';
import { joinMatrixCompany } from '#tests/support/companies.ts';
import { companyJobMatrix } from '#tests/support/matrixCompanyJobs.ts';
import { employerMatrix } from '#tests/support/matrixEmployers.ts';
import type { Guarded } from '#tests/support/matrixGuards.ts';
import { otherMatrix } from '#tests/support/matrixOthers.ts';
import { userMatrix } from '#tests/support/matrixUser.ts';

/** Every operation of the contracts, as the matrix of who may call what has it. */
const matrix: Readonly<Record<string, 'public' | Guarded>> = {
  ...userMatrix,
  ...otherMatrix,
  ...employerMatrix,
  ...companyJobMatrix,
};
const guardedIds = Object.keys(matrix).filter((id) => matrix[id] !== 'public') as OperationId[];
const guardOf = (id: OperationId) => matrix[id] as Guarded;

const isOpen = (id: string) => id in actingCalls;
const namesPerson = guardedIds.filter((id) => guardOf(id).namesPerson);
/** What belongs to whoever calls, and is for other roles than that of an administrator. */
const ofOthers = guardedIds.filter(
  (id) => !guardOf(id).namesPerson && !guardOf(id).roles.includes(1),
);
const ofAdministrators = guardedIds.filter(
  (id) => guardOf(id).roles.includes(1) && !guardOf(id).roles.includes(2) && !isOpen(id),
);
/** The view itself, which is told and ended inside it. */
const ofView = ['startActing', 'getActing', 'endActing'];
/** Whether somebody is the provider's coach is for administrators to ask, also in a view. */
const ofAnybody = namesPerson.filter((id) => guardOf(id).ofAnybody?.includes(1));

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

describe('in a view, what is not in the list is refused, and stands in the log', () => {
  const closed = [...namesPerson, ...ofOthers].filter(
    (id) => !isOpen(id) && !ofAnybody.includes(id),
  );

  it('is most of what there is', () => expect(closed.length).toBeGreaterThan(50));

  it.each(closed)('%s', async (id) => {
    const { admin, person } = await viewing(api);
    const request = guardOf(id).request(person.userGuid);
    expect(await api.refused(id, { ...request, as: admin })).toMatchObject({
      status: 404,
      code: 'not_acting',
    });
    expect((await logOf(api, person)).at(-1)).toMatchObject({
      kind: 'refused',
      result: 'refused',
      operation_id: id,
    });
  });

  it.each(ofAdministrators.filter((id) => !ofView.includes(id)))(
    '%s, which is for administrators, waits',
    async (id) => {
      const { admin, person } = await viewing(api);
      const request = guardOf(id).request(person.userGuid);
      expect(await api.refused(id, { ...request, as: admin })).toMatchObject({
        status: 409,
        code: 'acting_now',
      });
    },
  );
});

describe('a call of the list is open for the person viewed alone', () => {
  const open = namesPerson.filter(isOpen);
  const asked = (id: OperationId, as: TestPerson, of: TestPerson) =>
    api.call(id, { ...guardOf(id).request(of.userGuid), as });

  it.each(open)('%s', async (id) => {
    const role = ([2, 4, 3] as const).find((one) => guardOf(id).roles.includes(one)) ?? 4;
    const { admin, person } = await viewing(api, role);
    if (role === 3) await joinMatrixCompany(api, person);
    const about = await asked(id, admin, person);
    expect(about.status, JSON.stringify(about.body)).not.toBe(403);
    expect(JSON.stringify(about.body)).not.toContain('not_acting');
    expect((await logOf(api, person)).some((row) => row.operation_id === id)).toBe(true);
    const other = await api.person(role);
    expect((await asked(id, admin, other)).status).toBe(404);
    await api.ok('endActing', { as: admin });
    expect((await asked(id, admin, person)).body).toMatchObject({ code: 'not_acting' });
  });
});

it('names no operation that there is not', () => {
  expect(Object.keys(actingCalls).filter((id) => !(id in matrix))).toEqual([]);
});
