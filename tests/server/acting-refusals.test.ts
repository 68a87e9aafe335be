import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actingCalls } from '#server/administration/actingCalls.ts';
import { openApi, type OperationId, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { logOf, viewing } from '#tests/support/acting.ts';
import { readAuthorization, type Row } from '#tests/support/authorization.ts';
import { joinExampleCompany } from '#tests/support/companies.ts';
import { namesPerson, requestOf } from '#tests/support/requests.ts';

const matrix = readAuthorization();
const guardedIds = [...matrix.keys()].filter((id) => matrix.get(id)?.['signed-out'] !== 'public');
const cellOf = (id: OperationId, column: keyof Row) => matrix.get(id)?.[column] ?? '';
const roles = { administrator: 1, candidate: 2, employer: 3, coach: 4 } as const;
/** Whether people of this role may call it about themselves. */
const isFor = (id: OperationId, role: keyof typeof roles) =>
  !/^(no|404:not_(acting|visible|shared))$/.test(cellOf(id, role));

const isOpen = (id: string) => id in actingCalls;
const ofPerson = guardedIds.filter(namesPerson);
/** What belongs to whoever calls, and is for other roles than that of an administrator. */
const ofOthers = guardedIds.filter((id) => !namesPerson(id) && !isFor(id, 'administrator'));
const ofAdministrators = guardedIds.filter(
  (id) => isFor(id, 'administrator') && !isFor(id, 'candidate') && !isOpen(id),
);
/** The view itself, which is told and ended inside it. */
const ofView = ['startActing', 'getActing', 'endActing'];
/** Whether somebody is the provider's coach is for administrators to ask, also in a view. */
const ofAnybody = ofPerson.filter((id) => cellOf(id, 'administrator*') === '200');

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

describe('in a view, what is not in the list is refused, and stands in the log', () => {
  const closed = [...ofPerson, ...ofOthers].filter((id) => !isOpen(id) && !ofAnybody.includes(id));

  it('is most of what there is', () => expect(closed.length).toBeGreaterThan(50));

  it.each(closed)('%s', async (id) => {
    const { admin, person } = await viewing(api);
    const request = requestOf(id, person.userGuid);
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
    'makes %s, which is for administrators, wait',
    async (id) => {
      const { admin, person } = await viewing(api);
      const request = requestOf(id, person.userGuid);
      expect(await api.refused(id, { ...request, as: admin })).toMatchObject({
        status: 409,
        code: 'acting_now',
      });
    },
  );
});

describe('a call of the list is open for the person viewed alone', () => {
  const open = ofPerson.filter(isOpen);
  const asked = (id: OperationId, as: TestPerson, of: TestPerson) =>
    api.call(id, { ...requestOf(id, of.userGuid), as });

  it.each(open)('%s', async (id) => {
    const role =
      roles[(['candidate', 'coach'] as const).find((one) => isFor(id, one)) ?? 'employer'];
    const { admin, person } = await viewing(api, role);
    if (role === 3) await joinExampleCompany(api, person);
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
  expect(Object.keys(actingCalls).filter((id) => !matrix.has(id as OperationId))).toEqual([]);
});
