import { CONSENT_TEXT_VERSION } from '#domain/disclosure.ts';
import type { components, operations } from '#openapi/user.ts';
import type { Db } from '#server/database/connect.ts';
import type { PassportWords } from '#server/database/tables/disclosure.ts';
import { endSharing } from '#server/coaching/endSharing.ts';
import {
  activateMatch,
  ensureMatch,
  findCoach,
  holdMatchOf,
} from '#server/coaching/matchQueries.ts';
import { checkEnd, noItem, wrongField } from '#server/disclosure/checks.ts';
import { consentRecord } from '#server/disclosure/consentRecord.ts';
import {
  endConsentsOf,
  findConsentBetween,
  findHome,
  insertConsent,
} from '#server/disclosure/consentQueries.ts';
import { findOwnItems } from '#server/disclosure/passport/queries.ts';
import { checkMayShare } from '#server/disclosure/mayShare.ts';
import { acceptedLanguage } from '#server/http/acceptLanguage.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';
import { insertNotification } from '#server/notifications/queries.ts';
import { findClosed } from '#server/ownData/queries.ts';
import { dayWhere, timeZoneOf } from '#server/places/timeZone.ts';
import type { Services } from '#server/services.ts';

type ConsentOperations = Pick<operations, 'createCoachConsent' | 'endCoachConsent'>;
type Wish = components['schemas']['CoachConsentNew'];

const noMatch = () =>
  new Problem(
    404,
    'no_match',
    'This job coach does not work with you any more. Invite them again.',
  );
const noConsent = () =>
  new Problem(404, 'no_consent', 'This is not shared any more. Load the page again.');

/** @throws Problem when parts, facts and end do not go together */
function checkWish({ scopes, facts, passportItems = [], expiresAt }: Wish, at: Date): void {
  checkEnd('/expiresAt', expiresAt, at);
  if (scopes.includes('accommodations') !== facts.length + passportItems.length > 0)
    throw wrongField('/facts', 'Choose the accommodations to share, one by one.');
}

/** @throws Problem when one is about an item that is not in the candidate's passport */
async function ownWords(
  trx: Db,
  candidateGuid: string,
  items: NonNullable<Wish['passportItems']>,
): Promise<readonly PassportWords[]> {
  const own = await findOwnItems(
    trx,
    candidateGuid,
    items.map(({ passportItemGuid }) => passportItemGuid),
  );
  return items.map(({ passportItemGuid, statement }, index) => {
    const guid = passportItemGuid.toLowerCase();
    if (!own.has(guid)) throw noItem(`/passportItems/${index}/passportItemGuid`);
    return { passportItemGuid: guid, statement: statement.trim() };
  });
}

/** What a candidate opens to a job coach. A change ends what was shared and begins it anew. */
export function consentOperations({ database, now, texts }: Services): Handlers<ConsentOperations> {
  const { db } = database;
  return {
    createCoachConsent: async ({ body, caller, request }) => {
      const at = now();
      checkWish(body, at);
      const locale = acceptedLanguage(request.headers['accept-language'], texts.keys()) ?? 'en';
      const row = await db.transaction().execute(async (trx) => {
        const held = await holdMatchOf(trx, body.jobCoachMatchGUID, caller.userGuid);
        if (!held) throw noMatch();
        const [candidateGuid, coachGuid] = [held.candidate_guid, held.coach_guid];
        const isThere = (await findCoach(trx, coachGuid)) && !(await findClosed(trx, coachGuid));
        if (!isThere) throw noMatch();
        const passportItems = await ownWords(trx, candidateGuid, body.passportItems ?? []);
        const representativeGuid = await checkMayShare(trx, candidateGuid, body.isAdult);
        const match = held.deactivated_at
          ? await ensureMatch(trx, { candidateGuid, coachGuid, invitationGuid: null, at })
          : held;
        const isChange = await endConsentsOf(trx, match.guid, 'changed', at);
        await activateMatch(trx, match.guid, at);
        const consent = await insertConsent(trx, {
          matchGuid: match.guid,
          candidateGuid,
          coachGuid,
          scopes: body.scopes,
          facts: body.facts,
          passportItems,
          at,
          expiresAt: new Date(body.expiresAt),
          textVersion: CONSENT_TEXT_VERSION,
          locale,
          representativeGuid,
        });
        const zone = timeZoneOf(await findHome(trx, candidateGuid));
        await insertNotification(trx, {
          userGuid: coachGuid,
          kind: isChange ? 'sharingChanged' : 'sharingStarted',
          about: candidateGuid,
          values: { until: dayWhere(zone, consent.expires_at).toISOString() },
          at,
        });
        return consent;
      });
      return consentRecord(row);
    },

    endCoachConsent: async ({ path, caller }) => {
      const at = now();
      const row = await db.transaction().execute(async (trx) => {
        const consent = await findConsentBetween(trx, path.guid, caller.userGuid);
        const match = consent && (await holdMatchOf(trx, consent.match_guid, caller.userGuid));
        if (!match) throw noConsent();
        // One that was replaced by another has ended; what came after it stays.
        if (consent.ended_at === null) await endSharing(trx, match, { by: caller.userGuid, at });
        return findConsentBetween(trx, path.guid, caller.userGuid);
      });
      if (!row) throw noConsent();
      const record = consentRecord(row);
      // It has ended: a coach reads its words no more.
      return row.candidate_guid === caller.userGuid ? record : { ...record, passportItems: [] };
    },
  };
}
