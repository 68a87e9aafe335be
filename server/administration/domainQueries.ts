import type { Db } from '#server/database/connect.ts';

/** SQL of the domains at which companies have their addresses. */

export interface DomainRow {
  readonly company_guid: string;
  readonly name: string;
  readonly verified_domain: string | null;
}

/** The companies with a domain, by name; none that became another one. */
export async function listDomains(db: Db): Promise<readonly DomainRow[]> {
  return db
    .selectFrom('company')
    .where('verified_domain', 'is not', null)
    .where('merged_into', 'is', null)
    .select(['company_guid', 'name', 'verified_domain'])
    .orderBy('name')
    .execute();
}

/** Stores the domain of a company that is there; null for none. */
export async function setDomain(
  trx: Db,
  companyGuid: string,
  domain: string | null,
): Promise<DomainRow> {
  return trx
    .updateTable('company')
    .set({ verified_domain: domain })
    .where('company_guid', '=', companyGuid)
    .returning(['company_guid', 'name', 'verified_domain'])
    .executeTakeFirstOrThrow();
}
