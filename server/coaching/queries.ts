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
  /** The previous time it was sent; null for the first. */
  readonly previouslySentAt: Date | null;
}

/**
 * Finds or creates the invitation of this address. Of several callers at once
 * only one is told to send the mail.
 * @param invitation.resendBefore an invitation last sent before this is sent again
 */
export async function claimInvitation(
  db: Db,
  invitation: {
    readonly candidateGuid: string;
    readonly email: string;
    readonly at: Date;
    readonly resendBefore: Date;
  },
): Promise<Claim> {
  const { candidateGuid, email, at, resendBefore } = invitation;
  return db.transaction().execute(async (trx) => {
    const created = await trx
      .insertInto('job_coach_invitation')
      .values({ candidate_guid: candidateGuid, job_coach_email: email, sent_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (created) return { row: created, shouldMail: true, previouslySentAt: null };
    const existing = await trx
      .selectFrom('job_coach_invitation')
      .where('candidate_guid', '=', candidateGuid)
      .where('job_coach_email', '=', email)
      .selectAll()
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (existing.sent_at > resendBefore)
      return { row: existing, shouldMail: false, previouslySentAt: null };
    const row = await trx
      .updateTable('job_coach_invitation')
      .set({ sent_at: at })
      .where('guid', '=', existing.guid)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { row, shouldMail: true, previouslySentAt: existing.sent_at };
  });
}

/** Undoes a claim whose mail could not be sent. */
export async function undoClaim(db: Db, { row, previouslySentAt }: Claim): Promise<void> {
  if (previouslySentAt === null)
    await db.deleteFrom('job_coach_invitation').where('guid', '=', row.guid).execute();
  else
    await db
      .updateTable('job_coach_invitation')
      .set({ sent_at: previouslySentAt })
      .where('guid', '=', row.guid)
      .execute();
}
