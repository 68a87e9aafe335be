import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { View } from './demoViews.ts';

/** SQL that only the demo employer needs. */

/** The listed company of this name; null for none. */
export async function findListed(db: Db, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('company')
    .where('name', '=', name)
    .where('merged_into', 'is', null)
    .select('company_guid')
    .executeTakeFirst();
  return row?.company_guid ?? null;
}

/** Makes somebody a confirmed member of a company. */
export async function insertMember(
  trx: Db,
  company_guid: string,
  user_guid: string,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('company_member')
    .values({ company_guid, user_guid, state: 'confirmed', asked_at: at, decided_at: at })
    .execute();
}

/** Says since when the sample posting of a company with this title is open. */
export async function setOpenSince(
  trx: Db,
  companyGuid: string,
  title: string,
  since: Date,
): Promise<void> {
  await trx
    .updateTable('job')
    .set({ posted_at: since })
    .where('company_guid', '=', companyGuid)
    .where('origin', '=', 'sample')
    .where('title', '=', title)
    .execute();
}

/** Adds a line to what the sample posting of a company with this title asks for. */
export async function addNeed(
  trx: Db,
  companyGuid: string,
  title: string,
  need: string,
): Promise<void> {
  await trx
    .updateTable('job')
    .set({
      description: sql<string>`replace(
        description, ${'\n\nWhat we offer'}, ${`\n- ${need}\n\nWhat we offer`}
      )`,
    })
    .where('company_guid', '=', companyGuid)
    .where('origin', '=', 'sample')
    .where('title', '=', title)
    .execute();
}

/** The open sample postings of a company, in the order of their ids. */
export async function listSampleJobsOf(db: Db, companyGuid: string) {
  return db
    .selectFrom('job')
    .where('company_guid', '=', companyGuid)
    .where('origin', '=', 'sample')
    .where('status', '=', 'published')
    .select(['source_guid', 'title', 'posted_at'])
    .orderBy('source_guid')
    .execute();
}

/** When each of these accounts was made. */
export async function listJoined(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('account')
    .where('user_guid', 'in', ids)
    .select(['user_guid', 'created_at'])
    .orderBy('email')
    .execute();
}

/** How many applications a company has got. */
export async function countApplications(db: Db, companyGuid: string): Promise<number> {
  const row = await db
    .selectFrom('job_application')
    .innerJoin('job', 'job.source_guid', 'job_application.source_guid')
    .where('job.company_guid', '=', companyGuid)
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}

/** Adds looks at jobs; one that is there stays. */
export async function insertViews(trx: Db, views: readonly View[]): Promise<void> {
  if (views.length === 0) return;
  await trx
    .insertInto('job_view')
    .values([...views])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
