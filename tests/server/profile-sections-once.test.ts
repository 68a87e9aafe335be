import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { entryOf, profileLists } from '#tests/support/profileLists.ts';
import { startWithSweepDue } from '#tests/support/sweep.ts';

const dayMs = 24 * 60 * 60 * 1000;

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

describe.each(profileLists)('adding $what with a key of its own', (section) => {
  const { list, create, update, remove, first, second, third } = section;
  const all = (as = robin) => api.ok(list, { as, path: { id: as.userGuid } });
  const input = (fields: object, key: string, as = robin) => ({
    as,
    key,
    body: { UserGuid: as.userGuid, ...fields },
  });
  const add = (fields: object, key: string, as = robin) => api.ok(create, input(fields, key, as));

  it('answers a repeated try like the first, and adds nothing', async () => {
    const key = randomUUID();
    const made = await add(first, key);
    // The draft of this header writes the key in quotes.
    expect(await add(first, `"${key.toUpperCase()}"`)).toEqual(made);
    expect(await all()).toEqual([made]);
    await add(second, randomUUID());
    expect(await all()).toHaveLength(2);
  });

  it('adds one entry for two tries at the same time', async () => {
    const key = randomUUID();
    const [one, two] = await Promise.all([add(first, key), add(first, key)]);
    expect(one).toEqual(two);
    expect(await all()).toEqual([one]);
  });

  it('saves corrections made before the next try, each time', async () => {
    const key = randomUUID();
    const made = entryOf(await add(first, key));
    expect(await add(second, key)).toMatchObject({ ...second, Id: made.id });
    expect(await add(first, key)).toMatchObject({ ...first, Id: made.id });
    expect(await all()).toMatchObject([first]);
  });

  it('adds a new entry when the first one was changed since', async () => {
    const key = randomUUID();
    const { id } = entryOf(await add(first, key));
    await api.ok(update, {
      as: robin,
      query: { id },
      body: { UserGuid: robin.userGuid, ...second },
    });
    expect(await add(first, key)).toMatchObject({ ...second, Id: id });
    expect(await all()).toMatchObject([second]);
    expect(entryOf(await add(third, key)).id).not.toBe(id);
    const both = await all();
    expect(both).toHaveLength(2);
    expect(both).toEqual(
      expect.arrayContaining([second, third].map((fields) => expect.objectContaining(fields))),
    );
  });

  it('adds an entry again when it was deleted meanwhile', async () => {
    const key = randomUUID();
    const { id } = entryOf(await add(first, key));
    await api.ok(remove, { as: robin, path: { id } });
    const again = entryOf(await add(first, key));
    expect(again.id).not.toBe(id);
    expect(entryOf(await add(first, key)).id).toBe(again.id);
    expect(await all()).toMatchObject([first]);
  });

  it('keeps equal keys of two persons apart', async () => {
    const key = randomUUID();
    const [mine, theirs] = [await add(first, key), await add(second, key, other)];
    expect(await all()).toEqual([mine]);
    expect(await all(other)).toEqual([theirs]);
  });

  it('knows a key for thirty days', async () => {
    const { db } = api.database;
    const [old, kept] = [randomUUID(), randomUUID()];
    for (const [key, days] of [
      [old, 30.1],
      [kept, 29.9],
    ] as const) {
      await add(key === old ? first : second, key);
      const added_at = new Date(Date.now() - days * dayMs);
      await db.updateTable('added_entry').set({ added_at }).where('key', '=', key).execute();
    }
    await add(second, kept);
    expect(await all()).toHaveLength(2);
    await add(third, old);
    expect(await all()).toHaveLength(3);
  });

  it('rejects an invalid key', async () => {
    expect(await api.refused(create, input(first, 'again'))).toMatchObject({ status: 400 });
    expect(await all()).toEqual([]);
  });
});

it('deletes keys that are too old, and no others', async () => {
  const { db } = api.database;
  const keys = [randomUUID(), randomUUID()];
  for (const [at, key] of keys.entries())
    await api.ok('createUserSkill', {
      as: robin,
      key,
      body: { UserGuid: robin.userGuid, SkillName: `Skill ${at}` },
    });
  const [old = '', kept] = keys;
  const added_at = new Date(Date.now() - 30.1 * dayMs);
  await db.updateTable('added_entry').set({ added_at }).where('key', '=', old).execute();
  await startWithSweepDue(api.database, () => new Date());
  const left = await db
    .selectFrom('added_entry')
    .select('key')
    .where('user_guid', '=', robin.userGuid)
    .execute();
  expect(left).toEqual([{ key: kept }]);
});
