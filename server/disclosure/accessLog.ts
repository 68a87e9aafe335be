import { noteAccess } from '#server/disclosure/accessQueries.ts';
import type { Look } from '#server/http/contract.ts';
import type { Services } from '#server/services.ts';

/**
 * Notes who looked at what of a candidate, for that candidate.
 * @throws what the database throws; then nothing may be answered
 */
export function noteLookIn({ database, now }: Pick<Services, 'database' | 'now'>) {
  return async ({ operationId, caller, access }: Look): Promise<void> => {
    const look = { viewerGuid: caller.userGuid, operationId, at: now() };
    if (access.by === 'consent') {
      const { scope, consent } = access;
      const { candidateGuid, consentGuid } = consent;
      const own = { candidateGuid, consentGuid, companyGuid: null, what: scope };
      await noteAccess(database.db, { ...look, ...own });
      return;
    }
    const { candidateGuid, companyGuid, what } = access;
    await noteAccess(database.db, { ...look, candidateGuid, companyGuid, what, consentGuid: null });
  };
}
