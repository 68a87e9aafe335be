import type { Db } from '#server/database/connect.ts';
import type { MatchEndedBy } from '#server/database/tables/coaching.ts';

/** SQL of invitations as coaches answer them, and of the matches that come of them. */

/** Whether somebody works as one of the provider's coaches, and at which address. */
export async function findCoach(db: Db, userGuid: string) {
  return db
    .selectFrom('account')
    .where('user_guid', '=', userGuid)
    .where('role', '=', 4)
    .select(['email', 'provider_coach'])
    .executeTakeFirst();
}

/** Takes hold of an invitation until the transaction ends. */
export async function holdInvitation(trx: Db, guid: string) {
  return trx
    .selectFrom('job_coach_invitation')
    .where('guid', '=', guid)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}

/** Notes the answer to an invitation. */
export async function answerInvitation(
  trx: Db,
  guid: string,
  answer: {
    readonly answer: 'accepted' | 'declined';
    readonly coachGuid: string;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .updateTable('job_coach_invitation')
    .set({ answer: answer.answer, coach_guid: answer.coachGuid, answered_at: answer.at })
    .where('guid', '=', guid)
    .execute();
}

/** Notes that one of the provider's coaches declined a request to them all. */
export async function insertDecline(
  trx: Db,
  invitation_guid: string,
  coach_guid: string,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('declined_invitation')
    .values({ invitation_guid, coach_guid, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * The live match of two people: the one that is there, or a new one that goes on from the last.
 * Needs a transaction.
 */
export async function ensureMatch(
  trx: Db,
  match: {
    readonly candidateGuid: string;
    readonly coachGuid: string;
    readonly invitationGuid: string | null;
    readonly at: Date;
  },
): Promise<MatchRow> {
  const { candidateGuid, coachGuid, invitationGuid, at } = match;
  const last = await matchesOfBoth(trx, match)
    .where('deactivated_at', 'is not', null)
    .select('guid')
    .orderBy('deactivated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const made = await trx
    .insertInto('job_coach_match')
    .values({
      candidate_guid: candidateGuid,
      coach_guid: coachGuid,
      invitation_guid: invitationGuid,
      continues_guid: last?.guid ?? null,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) return made;
  return liveMatchOfBoth(trx, match).executeTakeFirstOrThrow();
}

/** The match of two people that goes on; undefined when they have none. */
export async function findMatchOfBoth(db: Db, both: Both) {
  return liveMatchOfBoth(db, both).executeTakeFirst();
}

interface Both {
  readonly candidateGuid: string;
  readonly coachGuid: string;
}

const matchesOfBoth = (db: Db, { candidateGuid, coachGuid }: Both) =>
  db
    .selectFrom('job_coach_match')
    .where('candidate_guid', '=', candidateGuid)
    .where('coach_guid', '=', coachGuid);

const liveMatchOfBoth = (db: Db, both: Both) =>
  matchesOfBoth(db, both).where('deactivated_at', 'is', null).selectAll();

/** A match of this person, as candidate or coach; undefined for one of others. */
export async function findMatchOf(db: Db, guid: string, userGuid: string) {
  return db
    .selectFrom('job_coach_match')
    .where('guid', '=', guid)
    .where((eb) => eb.or([eb('candidate_guid', '=', userGuid), eb('coach_guid', '=', userGuid)]))
    .selectAll()
    .executeTakeFirst();
}

export type MatchRow = NonNullable<Awaited<ReturnType<typeof findMatchOf>>>;

/** Takes hold of a match of this person until the transaction ends. */
export async function holdMatchOf(trx: Db, guid: string, userGuid: string) {
  const match = await findMatchOf(trx, guid, userGuid);
  if (!match) return undefined;
  return trx
    .selectFrom('job_coach_match')
    .where('guid', '=', guid)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}

/** Notes since when something is shared in a match. */
export async function activateMatch(trx: Db, guid: string, at: Date): Promise<void> {
  await trx
    .updateTable('job_coach_match')
    .set({ activated_at: at })
    .where('guid', '=', guid)
    .where('activated_at', 'is', null)
    .execute();
}

/** Ends a match. @returns undefined when it had ended before */
export async function endMatch(trx: Db, guid: string, by: MatchEndedBy, at: Date) {
  return trx
    .updateTable('job_coach_match')
    .set({ deactivated_at: at, ended_by: by })
    .where('guid', '=', guid)
    .where('deactivated_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** The matches of a candidate that go on, held until the transaction ends. */
export async function listLiveMatchesOf(trx: Db, candidateGuid: string): Promise<MatchRow[]> {
  return trx
    .selectFrom('job_coach_match')
    .where('candidate_guid', '=', candidateGuid)
    .where('deactivated_at', 'is', null)
    .selectAll()
    .forUpdate()
    .execute();
}

/** The live matches of a person on either side, with what is told when they leave. */
export async function listLiveMatchesWith(trx: Db, userGuid: string) {
  return trx
    .selectFrom('job_coach_match as match')
    .innerJoin('account as candidate', 'candidate.user_guid', 'match.candidate_guid')
    .innerJoin('account as coach', 'coach.user_guid', 'match.coach_guid')
    .where('match.deactivated_at', 'is', null)
    .where((eb) =>
      eb.or([eb('match.candidate_guid', '=', userGuid), eb('match.coach_guid', '=', userGuid)]),
    )
    .select(['match.candidate_guid', 'match.coach_guid', 'candidate.email as candidate_email'])
    .select(({ fn, val }) =>
      fn<string>('trim', [fn('concat_ws', [val(' '), 'coach.first_name', 'coach.last_name'])]).as(
        'coach_name',
      ),
    )
    .orderBy('match.created_at')
    .execute();
}
