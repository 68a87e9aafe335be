import type { Db } from '#server/database/connect.ts';
import { Problem } from '#server/http/problem.ts';
import { type CompanyRow, findCompany } from '#server/identity/companyQueries.ts';
import { isGuid } from '#server/identity/guid.ts';

/** A company of the list by its id, of one that was merged the other; null when there is none. */
export async function findListedCompany(db: Db, companyGuid: string): Promise<CompanyRow | null> {
  const company = isGuid(companyGuid) ? await findCompany(db, companyGuid) : null;
  return company?.listed ? company : null;
}

/** The answer to a company that is not in the list. */
export function unknownCompany(): Problem {
  const detail = 'Choose a company from the list, or leave it empty.';
  return new Problem(400, 'unknown_company', detail, {
    errors: [{ pointer: '/CompanyGuid', code: 'unknown_company', detail }],
  });
}
