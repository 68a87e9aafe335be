import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { AccommodationContact } from '#server/database/tables/job.ts';
import { findRenamed, holdCompanyNames } from '#server/identity/companyQueries.ts';

/** SQL of a company as its members read and change it. */

/** What candidates read of a company; undefined without one of this id. */
export async function findOwnCompany(db: Db, companyGuid: string) {
  return db
    .selectFrom('company')
    .where('company_guid', '=', companyGuid)
    .select(['company_guid', 'name', 'about', 'accommodation_contact', 'version'])
    .executeTakeFirst();
}

export type OwnCompanyRow = NonNullable<Awaited<ReturnType<typeof findOwnCompany>>>;

/** Keeps everybody else from changing a company until the transaction ends. */
export async function holdOwnCompany(trx: Db, companyGuid: string) {
  await holdCompanyNames(trx);
  await sql`select from company where company_guid = ${companyGuid} for update`.execute(trx);
  return findOwnCompany(trx, companyGuid);
}

/** Whether another company has a name, in any case, or had it. */
export async function isNameTaken(trx: Db, companyGuid: string, name: string): Promise<boolean> {
  const other = await trx
    .selectFrom('company')
    .where(sql<string>`lower(name)`, '=', sql<string>`lower(${name})`)
    .where('company_guid', '!=', companyGuid)
    .select('company_guid')
    .executeTakeFirst();
  if (other) return true;
  const before = await findRenamed(trx, name);
  return before !== undefined && before.company_guid !== companyGuid;
}

/** Saves what candidates read of a company. */
export async function changeOwnCompany(
  trx: Db,
  before: OwnCompanyRow,
  change: {
    readonly name: string;
    readonly about: string;
    readonly contact: AccommodationContact | null;
  },
): Promise<void> {
  const { company_guid } = before;
  await trx
    .updateTable('company')
    .set((eb) => ({
      name: change.name,
      about: change.about,
      accommodation_contact: change.contact && JSON.stringify(change.contact),
      version: eb('version', '+', 1),
    }))
    .where('company_guid', '=', company_guid)
    .execute();
  if (change.name !== before.name) await rename(trx, before, change.name);
}

/**
 * The company answers under the name that it had, and what it wrote here has the new one. What a
 * feed brought says what the feed says.
 */
async function rename(trx: Db, { company_guid, name }: OwnCompanyRow, to: string): Promise<void> {
  await sql`delete from company_name where name_key = lower(${to})`.execute(trx);
  if (name.toLowerCase() !== to.toLowerCase())
    await sql`
      insert into company_name (name_key, company_guid) values (lower(${name}), ${company_guid})
      on conflict (name_key) do update set company_guid = excluded.company_guid`.execute(trx);
  await trx
    .updateTable('job')
    .set({ company: to })
    .where('company_guid', '=', company_guid)
    .where('origin', '=', 'employer')
    .execute();
}

/** Whether somebody works for a company, or for which they said so last; undefined for none. */
export async function findMembership(db: Db, userGuid: string) {
  return db
    .selectFrom('company_member')
    .innerJoin('company', 'company.company_guid', 'company_member.company_guid')
    .where('user_guid', '=', userGuid)
    .select(['company.company_guid', 'company.name', 'company_member.state'])
    .orderBy(({ eb }) =>
      eb
        .case()
        .when('state', '=', 'confirmed')
        .then(0)
        .when('state', '=', 'waiting')
        .then(1)
        .else(2)
        .end(),
    )
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The companies where somebody waits. */
export async function listClaims(db: Db, userGuid: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('company_member')
    .where('user_guid', '=', userGuid)
    .where('state', '=', 'waiting')
    .select('company_guid')
    .execute();
  return rows.map(({ company_guid }) => company_guid);
}
