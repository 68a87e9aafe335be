import { randomUUID } from 'node:crypto';
import { feedOf } from '#server/jobs/feeds/identity.ts';
import { ensureFeed } from '#server/jobs/feeds/queries.ts';
import type { TestApi, TestPerson } from '#tests/support/api.ts';

type Api = Pick<TestApi, 'person' | 'database'>;

/** Somebody with a role and a name. */
export async function named(
  { person, database }: Api,
  role: 1 | 2 | 3 | 4,
  name: string,
): Promise<TestPerson> {
  const made = await person(role);
  const [first_name = '', last_name = ''] = name.split(' ');
  await database.db
    .updateTable('account')
    .set({ first_name, last_name })
    .where('user_guid', '=', made.userGuid)
    .execute();
  return made;
}

/** A company of this name; one that is not listed has been named by somebody alone. */
export async function insertCompany(
  { database }: Pick<Api, 'database'>,
  name: string,
  { listed = true } = {},
): Promise<string> {
  const company_guid = randomUUID();
  await database.db.insertInto('company').values({ company_guid, name, listed }).execute();
  return company_guid;
}

/** Somebody says to work for a company. */
export async function insertMember(
  { database }: Pick<Api, 'database'>,
  company_guid: string,
  { userGuid: user_guid }: TestPerson,
  asked_at = new Date('2026-05-01T10:00:00Z'),
): Promise<void> {
  await database.db
    .insertInto('company_member')
    .values({ company_guid, user_guid, state: 'waiting', asked_at })
    .execute();
}

/** A feed that is registered and was never read; its address is of nobody. */
export async function insertFeed(
  { database }: Pick<Api, 'database'>,
  name: string,
): Promise<string> {
  const { db } = database;
  const url = `https://jobs.example.com/${encodeURIComponent(name)}.xml`;
  const feed = await ensureFeed(db, { ...feedOf(url, { format: 'auto' }), name }, new Date());
  await db
    .updateTable('job_feed')
    .set({ state: 'active' })
    .where('feed_guid', '=', feed.feed_guid)
    .execute();
  return feed.feed_guid;
}
