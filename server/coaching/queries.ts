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
  if (existing.sent_at > resendBefore) return { row: existing, shouldMail: false };
  const row = await trx
    .updateTable('job_coach_invitation')
    .set({ sent_at: at })
    .where('guid', '=', existing.guid)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, shouldMail: true };
}
