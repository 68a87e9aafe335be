import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { isNode, type Node, operations } from '#tests/support/contract.ts';

let api: TestApi;
let robin: TestPerson;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  robin = await api.person();
});

const flags = [
  'PreferSR',
  'PreferScheduleFlex',
  'PreferRemoteWork',
  'WheelchairUser',
  'GuideDogUser',
  'ConcernPublicTransport',
  'ConcernTechnologyAccess',
  'ArrangeJobRestructure',
  'ArrangePartTime',
  'ArrangeReaderOrInterp',
  'OtherAccommodation',
  'WillingRelocate',
] as const;

const facts = (ticked: readonly string[], text: string | null = null) => ({
  UserGuid: robin.userGuid,
  ...Object.fromEntries(flags.map((flag) => [flag, ticked.includes(flag)])),
  OtherAccommodationText: text,
});
const create = (body: object) => api.ok('createUserAccommodation', { as: robin, body });
const read = () => api.ok('getUserAccommodation', { as: robin, path: { id: robin.userGuid } });

it('is not there until it is saved, then keeps all twelve and the text', async () => {
  const own = { as: robin, path: { id: robin.userGuid } };
  expect(await api.ok('getUserAccommodation', own)).toBeNull();
  await create(facts(flags, ' A quiet room. '));
  expect(await read()).toMatchObject(facts(flags, 'A quiet room.'));
});

it('is created once, then changed, never from an old copy', async () => {
  const made = await create(facts(['PreferSR']));
  expect(
    await api.refused('createUserAccommodation', { as: robin, body: facts([]) }),
  ).toMatchObject({ status: 409, code: 'already_there' });
  const change = { as: robin, path: { Id: made.Id ?? '' }, ifMatch: made._etag };
  await api.ok('updateUserAccommodation', { ...change, body: facts(['GuideDogUser']) });
  expect(await read()).toMatchObject({ PreferSR: false, GuideDogUser: true });
  expect(
    await api.refused('updateUserAccommodation', { ...change, body: facts([]) }),
  ).toMatchObject({ status: 412, code: 'changed_meanwhile' });
});

it('clears the text when its box is unticked', async () => {
  const made = await create(facts(['OtherAccommodation'], 'A quiet room.'));
  const change = { as: robin, path: { Id: made.Id ?? '' } };
  await api.ok('updateUserAccommodation', { ...change, body: facts([], 'A quiet room.') });
  expect(await read()).toMatchObject({ OtherAccommodation: false, OtherAccommodationText: null });
});

it('is not found by its id when it is another person’s', async () => {
  const made = await create(facts(['WheelchairUser']));
  const stranger = await api.person();
  const body = { ...facts([]), UserGuid: stranger.userGuid };
  expect(
    await api.refused('updateUserAccommodation', {
      as: stranger,
      path: { Id: made.Id ?? '' },
      body,
    }),
  ).toMatchObject({ status: 404, code: 'no_accommodation' });
  expect(await read()).toMatchObject({ WheelchairUser: true });
});

it('tells nothing about the facts in an error', async () => {
  await create(facts(flags, 'A quiet room.'));
  const refusals = [
    await api.refused('createUserAccommodation', { as: robin, body: facts(flags, 'Quiet') }),
    await api.refused('getUserAccommodation', {
      as: await api.person(),
      path: { id: robin.userGuid },
    }),
  ];
  for (const refusal of refusals)
    expect(JSON.stringify(refusal)).not.toMatch(/quiet|wheelchair|dog|disab|accommodation/i);
});

describe('no other operation of any contract', () => {
  const own = new Set([
    'getUserAccommodation',
    'createUserAccommodation',
    'updateUserAccommodation',
  ]);
  const names = new Set<string>([...flags, 'OtherAccommodationText', 'accommodations']);

  /** Every property name an answer can have, and whether it can have others. */
  function reach(document: Node, value: unknown, seen: Set<unknown>): string[] {
    if (Array.isArray(value)) return value.flatMap((item) => reach(document, item, seen));
    if (!isNode(value) || seen.has(value)) return [];
    seen.add(value);
    const ref = typeof value['$ref'] === 'string' ? value['$ref'].split('/').at(-1) : undefined;
    const components = isNode(document['components']) ? document['components'] : {};
    const schemas = isNode(components['schemas']) ? components['schemas'] : {};
    const all = isNode(value['properties']) ? Object.keys(value['properties']) : [];
    // A job has what its employer publishes about the workplace, which is about no person.
    const isJob =
      (all.includes('sourceGUID') && all.includes('duties')) || all.includes('essentialDuties');
    const properties = all.filter((name) => !(isJob && name === 'accommodations'));
    return [
      ...properties,
      ...(ref ? reach(document, schemas[ref], seen) : []),
      ...Object.values(value).flatMap((item) => reach(document, item, seen)),
    ];
  }

  it('can return an accommodation', () => {
    const leaks = operations
      .filter((operation) => !own.has(operation.operationId))
      .flatMap((operation) =>
        reach(operation.document, operation.answer, new Set())
          .filter((name) => names.has(name))
          .map((name) => `${operation.operationId} returns ${name}`),
      );
    expect(leaks).toEqual([]);
  });

  it('is missed by that search', () => {
    const found = operations
      .filter((operation) => own.has(operation.operationId))
      .map((operation) => reach(operation.document, operation.answer, new Set()));
    expect(found).toHaveLength(own.size);
    for (const reached of found) expect(reached).toEqual(expect.arrayContaining([...flags]));
  });
});
