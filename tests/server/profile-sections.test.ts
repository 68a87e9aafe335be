import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { entryOf, profileLists } from '#tests/support/profileLists.ts';

let api: TestApi;
let robin: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  robin = await api.person();
  other = await api.person();
});

describe.each(profileLists)('$what', (section) => {
  const { list, create, update, remove, first, second } = section;
  const all = (as = robin) => api.ok(list, { as, path: { id: as.userGuid } });
  const add = async (fields = first, as = robin) =>
    entryOf(await api.ok(create, { as, body: { UserGuid: as.userGuid, ...fields } }));
  const change = (
    id: string,
    options: { as?: TestPerson; ifMatch?: string; body?: object } = {},
  ) => {
    const { as = robin, ifMatch, body = second } = options;
    return { as, query: { id }, ifMatch, body: { UserGuid: as.userGuid, ...body } };
  };

  it('is empty, then added to, changed and emptied', async () => {
    expect(await all()).toEqual([]);
    const made = await add();
    expect(await all()).toMatchObject([{ ...first, Id: made.id, UserGuid: robin.userGuid }]);
    const changed = await api.ok(update, change(made.id, { ifMatch: made.etag }));
    expect(changed).toMatchObject({ ...second, Id: made.id });
    expect(await all()).toEqual([changed]);
    expect(await api.ok(remove, { as: robin, path: { id: made.id } })).toEqual({
      message: section.deleted,
    });
    expect(await all()).toEqual([]);
  });

  it('can be sent back as it was read; only its path names the entry', async () => {
    const [one, two] = [await add(first), await add(second)];
    const read = (await all()).find(({ Id }) => Id === one.id);
    const body = { ...read, Id: two.id };
    const saved = await api.ok(update, change(one.id, { body }));
    expect(saved).toEqual({ ...read, _etag: expect.any(String) });
    expect(await all()).toHaveLength(2);
  });

  it('rejects a change or deletion from an old copy, and accepts one without a version', async () => {
    const made = await add();
    await api.ok(update, change(made.id, { ifMatch: `"${made.etag}"` }));
    const stale = { as: robin, path: { id: made.id }, ifMatch: made.etag };
    for (const refusal of [
      await api.refused(update, change(made.id, { ifMatch: made.etag, body: first })),
      await api.refused(update, change(made.id, { ifMatch: 'not-ours' })),
      await api.refused(remove, stale),
    ])
      expect(refusal).toMatchObject({ status: 412, code: 'changed_meanwhile' });
    expect(await all()).toMatchObject([second]);
    await api.ok(update, change(made.id, { body: first }));
    await api.ok(remove, { ...stale, ifMatch: undefined });
    expect(await all()).toEqual([]);
  });

  it('accepts one of two writers of the same copy', async () => {
    const made = await add();
    const writers = [first, second].map((body) =>
      api.call(update, change(made.id, { ifMatch: made.etag, body })),
    );
    const statuses = (await Promise.all(writers)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 412]);
  });

  it('is deleted once, with the version in the request’s content or without any content', async () => {
    const [one, two] = [await add(first), await add(second)];
    const input = { as: robin, path: { id: one.id }, ifMatch: one.etag, body: { _etag: one.etag } };
    await api.ok(remove, input);
    expect(await api.refused(remove, input)).toMatchObject({ status: 404, code: section.gone });
    await api.ok(remove, { as: robin, path: { id: two.id }, ifMatch: two.etag });
    expect(
      await api.refused(remove, { as: robin, path: { id: two.id }, body: { other: 1 } }),
    ).toMatchObject({ status: 400, pointers: ['/other'] });
  });

  it('is not found when it is another person’s', async () => {
    const made = await add();
    for (const id of [made.id, randomUUID()])
      for (const refusal of [
        await api.refused(update, change(id, { as: other })),
        await api.refused(remove, { as: other, path: { id } }),
      ])
        expect(refusal).toMatchObject({ status: 404, code: section.gone });
    expect(await all()).toMatchObject([first]);
    expect(await all(other)).toEqual([]);
  });

  it('trims its texts, and rejects blank ones', async () => {
    const texts = Object.entries(first).filter(
      ([key, value]) => typeof value === 'string' && !key.endsWith('Date'),
    );
    const padded = Object.fromEntries(texts.map(([key, value]) => [key, `  ${value}\n`]));
    await add({ ...first, ...padded });
    expect(await all()).toMatchObject([first]);
    const [name = ''] = texts[0] ?? [];
    const body = { UserGuid: robin.userGuid, ...first, [name]: ' \t' };
    expect(await api.refused(create, { as: robin, body })).toMatchObject({
      status: 400,
      pointers: [`/${name}`],
    });
    const nul = { UserGuid: robin.userGuid, ...second, [name]: 'a\0b' };
    expect(await api.refused(create, { as: robin, body: nul })).toMatchObject({
      status: 400,
      code: 'unstorable_text',
    });
  });

  it('reports when it is full, and what to do', async () => {
    const made = await add();
    const { db } = api.database;
    const row = await db
      .selectFrom(section.table)
      .selectAll()
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: section.most - 1 }, (_none, at) => ({
      ...row,
      id: randomUUID(),
      ...('skill_name' in row ? { skill_name: `Skill ${at}` } : {}),
    }));
    await db.insertInto(section.table).values(copies).execute();
    const body = { UserGuid: robin.userGuid, ...second };
    expect(await api.refused(create, { as: robin, body })).toMatchObject({
      status: 422,
      code: 'list_full',
      detail: expect.stringContaining(`${section.most}`),
    });
    await api.ok(remove, { as: robin, path: { id: made.id } });
    await api.ok(create, { as: robin, body });
  });
});

it.each([
  ['updateUserDegreeById', 'education'],
  ['updateUserWorkHistoryById', 'work history'],
] as const)('%s changes an entry by the id in the path', async (updateById, what) => {
  const section = profileLists.find((one) => one.what === what);
  if (!section) throw new Error(`No list is called ${what}.`);
  const input = (fields: object) => ({ as: robin, body: { UserGuid: robin.userGuid, ...fields } });
  const { id, etag } = entryOf(await api.ok(section.create, input(section.first)));
  const change = { ...input(section.second), path: { id }, ifMatch: etag };
  expect(await api.ok(updateById, change)).toMatchObject(section.second);
  expect(await api.refused(updateById, change)).toMatchObject({ status: 412 });
  for (const gone of [
    { ...change, path: { id: randomUUID() } },
    { ...change, as: other, body: { UserGuid: other.userGuid, ...section.first } },
  ])
    expect(await api.refused(updateById, gone)).toMatchObject({ status: 404, code: section.gone });
});

it('lists the six degree levels, lowest first', async () => {
  const levels = await api.ok('listDegreeLevels', { as: robin });
  expect(levels.map((level) => `${level.Id} ${level.LevelName} ${level.Label}`)).toEqual([
    '1 ged GED',
    '2 high_school High School',
    "3 associates Associate's",
    "4 bachelors Bachelor's",
    '5 postgraduate Post Graduate',
    '6 phd PHD',
  ]);
});
