import type { Db } from '#server/database/connect.ts';
import { findCompanyRelation } from '#server/disclosure/relationQueries.ts';
import type { Access } from '#server/http/access.ts';

/**
 * Whether the caller is of a company that the candidate of the request applied to, or whose
 * invitation they accepted: then it learns their address.
 */
export async function hasAnswered(db: Db, access: Access, at: Date): Promise<boolean> {
  if (access.by !== 'company') return false;
  const { companyGuid, candidateGuid } = access;
  const relation = await findCompanyRelation(db, companyGuid, candidateGuid, at);
  return relation !== null && (relation.applied || relation.accepted);
}
