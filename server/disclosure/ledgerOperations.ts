import { CONSENT_TEXT_VERSION } from '#domain/disclosure.ts';
import type { operations } from '#openapi/user.ts';
import { endSharing } from '#server/coaching/endSharing.ts';
import { listLiveMatchesOf } from '#server/coaching/matchQueries.ts';
import { checkEnd, noItem, wrongField } from '#server/disclosure/checks.ts';
import { readLedger, visibilityRecord } from '#server/disclosure/ledger.ts';
import { listAnsweredCompanies } from '#server/disclosure/ledgerQueries.ts';
import { checkMayShare, refuseWhileWaiting } from '#server/disclosure/mayShare.ts';
import { findOwnItems } from '#server/disclosure/passport/queries.ts';
import {
  deleteBlocked,
  endAcceptedInvitations,
  endShare,
  endSharesOf,
  insertBlocked,
  insertShare,
  saveVisibility,
} from '#server/disclosure/sharingQueries.ts';
import { acceptedLanguage } from '#server/http/acceptLanguage.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { changedMeanwhile, expectedVersion } from '#server/http/etag.ts';
import { Problem } from '#server/http/problem.ts';
import type { Services } from '#server/services.ts';

type LedgerOperations = Pick<
  operations,
  | 'getDisclosureLedger'
  | 'updateVisibility'
  | 'createFactShares'
  | 'endFactShare'
  | 'stopAllSharing'
  | 'blockCompany'
  | 'unblockCompany'
>;

const noCompany = () =>
  wrongField(
    '/companyGuid',
    'Choose a company of the list. You can share with one you applied to or whose invitation you accepted.',
  );

/** Who can see what, and its changes. Each answers with all of it, so that nothing is guessed. */
export function ledgerOperations({ database, now, texts }: Services): Handlers<LedgerOperations> {
  const { db } = database;
  return {
    getDisclosureLedger: ({ path }) => readLedger(db, path.id, now()),

    updateVisibility: async ({ body, caller, ifMatch }) => {
      const at = now();
      if (body.findable) {
        checkEnd('/findableUntil', body.findableUntil, at);
        await refuseWhileWaiting(db, caller.userGuid);
      }
      const row = await saveVisibility(db, caller.userGuid, {
        findable: body.findable,
        findableUntil: body.findable && body.findableUntil ? new Date(body.findableUntil) : null,
        providerCoaches: body.providerCoaches,
        at,
        version: expectedVersion(ifMatch),
      });
      if (!row) throw changedMeanwhile();
      return visibilityRecord(row, at);
    },

    createFactShares: async ({ body, caller, request }) => {
      const at = now();
      const candidateGuid = caller.userGuid;
      checkEnd('/expiresAt', body.expiresAt, at);
      if ((body.audience === 'company') !== (body.companyGuid !== null)) throw noCompany();
      const locale = acceptedLanguage(request.headers['accept-language'], texts.keys()) ?? 'en';
      await db.transaction().execute(async (trx) => {
        const representativeGuid = await checkMayShare(trx, candidateGuid, body.isAdult);
        const companyGuid = body.companyGuid?.toLowerCase() ?? null;
        const answered = await listAnsweredCompanies(trx, candidateGuid);
        if (companyGuid && !answered.some((one) => one.company_guid === companyGuid))
          throw noCompany();
        const own = await findOwnItems(
          trx,
          candidateGuid,
          body.items.flatMap(({ passportItemGuid }) => passportItemGuid ?? []),
        );
        for (const [index, { key, passportItemGuid, statement }] of body.items.entries()) {
          const itemGuid = passportItemGuid?.toLowerCase() ?? null;
          if (key === 'PassportItem' ? !own.has(itemGuid ?? '') : itemGuid !== null)
            throw noItem(`/items/${index}/passportItemGuid`);
          await insertShare(trx, {
            candidateGuid,
            key,
            itemGuid,
            audience: body.audience,
            companyGuid,
            purpose: body.purpose,
            statement: statement.trim(),
            at,
            expiresAt: new Date(body.expiresAt),
            textVersion: CONSENT_TEXT_VERSION,
            locale,
            representativeGuid,
          });
        }
      });
      return readLedger(db, candidateGuid, at);
    },

    endFactShare: async ({ path, caller }) => {
      const at = now();
      if (!(await endShare(db, path.guid, caller.userGuid, at)))
        throw new Problem(404, 'no_share', 'This is not shared any more. Load the page again.');
      return readLedger(db, caller.userGuid, at);
    },

    stopAllSharing: async ({ caller }) => {
      const at = now();
      const { userGuid } = caller;
      await db.transaction().execute(async (trx) => {
        for (const match of await listLiveMatchesOf(trx, userGuid))
          await endSharing(trx, match, { by: userGuid, at });
        await endSharesOf(trx, userGuid, at);
        await endAcceptedInvitations(trx, userGuid, at);
      });
      return readLedger(db, userGuid, at);
    },

    blockCompany: async ({ body, caller }) => {
      const at = now();
      if (!(await insertBlocked(db, caller.userGuid, body.companyGuid, at)))
        throw wrongField('/companyGuid', 'Choose a company of the list.');
      return readLedger(db, caller.userGuid, at);
    },

    unblockCompany: async ({ path, caller }) => {
      await deleteBlocked(db, caller.userGuid, path.companyGuid);
      return readLedger(db, caller.userGuid, now());
    },
  };
}
