import type { CompanyViewer } from '#server/employers/cardQueries.ts';
import { type Access, companyIn } from '#server/http/access.ts';
import type { Caller } from '#server/http/contractTypes.ts';
import { notYours } from '#server/http/policy.ts';

/**
 * The member who looks, and for which company.
 * @throws Problem 404 not_yours for somebody without one
 */
export function viewerOf(
  { caller, access }: { readonly caller: Caller; readonly access: Access },
  at: Date,
): CompanyViewer {
  const companyGuid = companyIn(access);
  if (companyGuid === null) throw notYours();
  return { companyGuid, userGuid: caller.userGuid, at };
}
