import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '#server/database/connect.ts';
import { testDatabase } from '#tests/support/database.ts';

const open: Database[] = [];
const another = async () => {
  const database = await testDatabase();
  open.push(database);
  return database;
};
afterAll(() => Promise.all(open.map((database) => database.close())));

test('runs the tests on the database this run asks for', async () => {
  const { db, kind } = await another();
  const wanted = process.env['TEST_DATABASE'] === 'postgres' ? 'postgresql' : 'pglite';
  expect(kind).toBe(wanted);
  const { rows } = await sql<{ names: number }>`
    select count(*) as names from information_schema.tables where table_schema = 'public'`.execute(
    db,
  );
  expect(rows[0]?.names).toBeGreaterThan(5);
});

test('keeps test databases separate', async () => {
  const [first, second] = [await another(), await another()];
  await sql`create table only_here (id int)`.execute(first.db);
  await sql`insert into only_here values (1)`.execute(first.db);
  await expect(sql`select * from only_here`.execute(second.db)).rejects.toThrow('only_here');
});
