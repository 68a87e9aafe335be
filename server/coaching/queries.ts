import type { Db } from '#server/database/connect.ts';

/** The person who invites, as mails and answers name them. */
export async function findInviter(db: Db, userGuid: string) {
  return db
    .selectFrom('account')
    .where('user_guid', '=', userGuid)
    .select(['first_name', 'last_name', 'email'])
    .executeTakeFirst();
}

/** Newest first. */
export async function listInvitations(db: Db, candidateGuid: string) {
  return db
    .selectFrom('job_coach_invitation')
    .where('candidate_guid', '=', candidateGuid)
    .selectAll()
    .orderBy('sent_at', 'desc')
    .orderBy('guid')
    .execute();
}

export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];

export interface Claim {
  readonly row: InvitationRow;
  /** True for the one caller who should send the mail. */
  readonly shouldMail: boolean;
}

/**
 * Finds or creates the invitation of this address. Of several callers at once
 * only one is told to send the mail. Needs a transaction, which the mail belongs to as well.
 * @param invitation.resendBefore an invitation last sent before this is sent again
 */
export async function claimInvitation(
  trx: Db,
  invitation: {
    readonly candidateGuid: string;
    readonly email: string;
    readonly at: Date;
    readonly resendBefore: Date;
  },
): Promise<Claim> {
  const { candidateGuid, email, at, resendBefore } = invitation;
  const created = await trx
    .insertInto('job_coach_invitation')
    .values({ candidate_guid: candidateGuid, job_coach_email: email, sent_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (created) return { row: created, shouldMail: true };
  const existing = await trx
    .selectFrom('job_coach_invitation')
    .where('candidate_guid', '=', candidateGuid)
    .where('job_coach_email', '=', email)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (existing.answer === 'accepted' && (await helps(trx, existing)))
    return { row: existing, shouldMail: false };
  if (existing.answer === null && existing.sent_at > resendBefore)
    return { row: existing, shouldMail: false };
  // One that was answered is asked anew.
  const row = await trx
    .updateTable('job_coach_invitation')
    .set({ sent_at: at, answer: null, answered_at: null, coach_guid: null })
    .where('guid', '=', existing.guid)
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .deleteFrom('declined_invitation')
    .where('invitation_guid', '=', existing.guid)
    .execute();
  return { row, shouldMail: true };
}

/** Whether who accepted an invitation and the candidate still work together. */
async function helps(trx: Db, { candidate_guid, coach_guid }: InvitationRow): Promise<boolean> {
  const match = await trx
    .selectFrom('job_coach_match')
    .where('candidate_guid', '=', candidate_guid)
    .where('coach_guid', '=', coach_guid)
    .where('deactivated_at', 'is', null)
    .select('guid')
    .executeTakeFirst();
  return match !== undefined;
}

/** Takes an open invitation of a candidate back. @returns it; undefined for one of others */
export async function withdrawInvitation(
  trx: Db,
  guid: string,
  candidateGuid: string,
  at: Date,
): Promise<InvitationRow | undefined> {
  const ofCandidate = { guid, candidate_guid: candidateGuid };
  await trx
    .updateTable('job_coach_invitation')
    .set({ answer: 'withdrawn', answered_at: at })
    .where(({ and }) => and(ofCandidate))
    .where('answer', 'is', null)
    .execute();
  return trx
    .selectFrom('job_coach_invitation')
    .where(({ and }) => and(ofCandidate))
    .selectAll()
    .executeTakeFirst();
}
