import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { EmployerCheck } from '#server/config.ts';
import type { Db } from '#server/database/connect.ts';

/** SQL of the companies that employers say to work for. */

export interface CompanyRow {
  readonly company_guid: string;
  readonly name: string;
  readonly listed: boolean;
}

/** The company of a uuid; of one that was merged the other. Null when there is none. */
export async function findCompany(db: Db, companyGuid: string): Promise<CompanyRow | null> {
  const { rows } = await sql<CompanyRow>`
    select company.company_guid, company.name, company.listed from company as asked
    join company on company.company_guid = coalesce(asked.merged_into, asked.company_guid)
    where asked.company_guid = ${companyGuid}`.execute(db);
  return rows[0] ?? null;
}

/** Two people may name one company at the same moment. */
const nameLock = 5_130_026;

/** Lets nobody else give a company a name until the transaction ends. */
export async function holdCompanyNames(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${nameLock})`.execute(trx);
}

/** The company that had this name before, in any case; undefined for none. */
export async function findRenamed(db: Db, name: string) {
  return db
    .selectFrom('company_name')
    .where('name_key', '=', sql<string>`lower(${name})`)
    .select('company_guid')
    .executeTakeFirst();
}

/**
 * The company of a name in any case, also an earlier one. One that nobody named before is made,
 * and is not in the list until somebody is confirmed there.
 */
async function ensureNamedCompany(trx: Db, name: string): Promise<string> {
  await holdCompanyNames(trx);
  const { rows } = await sql<{ company_guid: string }>`
    select coalesce(merged_into, company_guid) as company_guid from company
    where lower(name) = lower(${name}) order by listed desc, company_guid limit 1`.execute(trx);
  const named = rows[0] ?? (await findRenamed(trx, name));
  if (named) return named.company_guid;
  const company_guid = randomUUID();
  await trx.insertInto('company').values({ company_guid, name, listed: false }).execute();
  return company_guid;
}

/** Which company somebody says to work for, by its id or else its name. */
export interface CompanyClaim {
  readonly companyGuid: string | null;
  readonly companyName: string | null;
}

/**
 * Notes for which company somebody says to work. Somebody must confirm it, if the settings say
 * so; who waits or is confirmed there already stays so. Who was refused or ended there waits
 * again, whatever their address: the company may have been wrong. Where nobody has to confirm, a
 * company of a new name is in the list at once.
 * @returns the company; null when the claim names none
 */
export async function claimCompany(
  trx: Db,
  userGuid: string,
  claim: CompanyClaim,
  { at, check }: { readonly at: Date; readonly check: EmployerCheck },
): Promise<string | null> {
  const chosen = claim.companyGuid === null ? null : await findCompany(trx, claim.companyGuid);
  const company_guid =
    chosen?.company_guid ??
    (claim.companyName === null ? null : await ensureNamedCompany(trx, claim.companyName));
  if (company_guid === null) return null;
  const confirmed = { state: 'confirmed', decided_at: at } as const;
  const waiting = { state: 'waiting', decided_at: null } as const;
  const again = check === 'none' ? confirmed : waiting;
  const isAtItsDomain = check === 'domain' && (await isAtDomain(trx, userGuid, company_guid));
  const made = await trx
    .insertInto('company_member')
    .values({
      company_guid,
      user_guid: userGuid,
      asked_at: at,
      ...(isAtItsDomain ? confirmed : again),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['company_guid', 'user_guid'])
        .doUpdateSet({ asked_at: at, decided_by: null, ...again })
        .where('company_member.state', '=', 'ended'),
    )
    .returning('state')
    .executeTakeFirst();
  if (made?.state === 'confirmed') await putInList(trx, [company_guid]);
  return company_guid;
}

/** Confirms what somebody said before nobody had to confirm it any more. */
export async function confirmClaims(trx: Db, userGuid: string, at: Date): Promise<void> {
  const confirmed = await trx
    .updateTable('company_member')
    .set({ state: 'confirmed', decided_at: at })
    .where('user_guid', '=', userGuid)
    .where('state', '=', 'waiting')
    .returning('company_guid')
    .execute();
  await putInList(
    trx,
    confirmed.map(({ company_guid }) => company_guid),
  );
}

async function putInList(trx: Db, companyGuids: readonly string[]): Promise<void> {
  await trx
    .updateTable('company')
    .set({ listed: true })
    .where('company_guid', 'in', companyGuids)
    .where('listed', '=', false)
    .execute();
}

/** Whether the address of an account is at the domain that belongs to a company. */
async function isAtDomain(trx: Db, userGuid: string, companyGuid: string): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`
    select lower(verified_domain) = lower(split_part(email, '@', 2)) as same
    from company, account
    where company.company_guid = ${companyGuid} and user_guid = ${userGuid}
      and verified_domain is not null`.execute(trx);
  return rows[0]?.same ?? false;
}
