import { CONSENT_TEXT_VERSION } from '#domain/disclosure.ts';
import {
  activateMatch,
  answerInvitation,
  endMatch,
  ensureMatch,
  type MatchRow,
} from '#server/coaching/matchQueries.ts';
import { claimInvitation } from '#server/coaching/queries.ts';
import type { Db } from '#server/database/connect.ts';
import { daysFrom, endOfDay, workTime } from '#server/database/seed/daysFrom.ts';
import { noteConsentNotice } from '#server/disclosure/consentEndQueries.ts';
import { endConsentsOf, insertConsent } from '#server/disclosure/consentQueries.ts';
import type { DemoCase } from './demoCase.ts';

/** So many days before its end somebody is told of it first. */
const TOLD_DAYS = 14;
/** From the coach's answer to the choice of what to share. */
const CHOICE_DAYS = 3;

/** Whose relation is inserted. */
interface Pair {
  readonly candidateGuid: string;
  readonly coachGuid: string;
}

/** An invitation that nobody has answered yet. */
export async function insertInvitation(
  trx: Db,
  candidateGuid: string,
  email: string,
  at: Date,
): Promise<string> {
  const { row } = await claimInvitation(trx, { candidateGuid, email, at, resendBefore: at });
  return row.guid;
}

/** A match that came of a request to all coaches of Our Ability; nothing is shared in it. */
export async function insertAcceptedRequest(
  trx: Db,
  { candidateGuid, coachGuid }: Pair,
  at: Date,
): Promise<MatchRow> {
  const invitationGuid = await insertInvitation(trx, candidateGuid, '', daysFrom(at, -1));
  await answerInvitation(trx, invitationGuid, { answer: 'accepted', coachGuid, at });
  return ensureMatch(trx, { candidateGuid, coachGuid, invitationGuid, at });
}

/** A match in which something is, or was, shared. @returns the match and the consent */
export async function insertSharing(
  trx: Db,
  pair: Pair,
  { scopes, facts = [], sharedFor, endsIn }: DemoCase,
  now: Date,
): Promise<{ readonly match: MatchRow; readonly consentGuid: string }> {
  const at = workTime(now, sharedFor);
  const until = endsIn > 0 ? endOfDay(now, endsIn) : workTime(now, -endsIn);
  const match = await insertAcceptedRequest(trx, pair, daysFrom(at, -CHOICE_DAYS));
  const consentGuid = await share(trx, match, { scopes, facts, at, until });
  if (endsIn <= TOLD_DAYS) await noteConsentNotice(trx, consentGuid, TOLD_DAYS);
  if (endsIn <= 0) {
    await endConsentsOf(trx, match.guid, 'time', until);
    await endMatch(trx, match.guid, 'time', until);
  }
  return { match, consentGuid };
}

/** What a candidate shares with a coach whom they knew before. */
export async function insertKnownCoach(
  trx: Db,
  pair: Pair,
  { at, until }: { readonly at: Date; readonly until: Date },
): Promise<void> {
  const match = await ensureMatch(trx, { ...pair, invitationGuid: null, at });
  await share(trx, match, { scopes: ['profile', 'contact'], facts: [], at, until });
}

async function share(
  trx: Db,
  { guid, candidate_guid, coach_guid }: MatchRow,
  {
    scopes,
    facts,
    at,
    until,
  }: Required<Pick<DemoCase, 'scopes' | 'facts'>> & {
    readonly at: Date;
    readonly until: Date;
  },
): Promise<string> {
  await activateMatch(trx, guid, at);
  const consent = await insertConsent(trx, {
    matchGuid: guid,
    candidateGuid: candidate_guid,
    coachGuid: coach_guid,
    scopes,
    facts,
    passportItems: [],
    at,
    expiresAt: until,
    textVersion: CONSENT_TEXT_VERSION,
    locale: 'en',
    representativeGuid: null,
  });
  return consent.guid;
}
