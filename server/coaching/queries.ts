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
  /** True for the one caller who is to send the mail. */
  readonly isToBeMailed: boolean;
  /** When it was sent before; null when this is the first time. */
  readonly sentBefore: Date | null;
}

/**
 * The invitation of this address, made when there is none, and whether to mail it: only one of several callers at once is
 * told so.
 * @param invitation.againBefore when it was last sent before this, it is to be sent again
 */
export async function claimInvitation(
  db: Db,
  invitation: {
    readonly candidateGuid: string;
    readonly email: string;
    readonly at: Date;
    readonly againBefore: Date;
  },
): Promise<Claim> {
  const { candidateGuid, email, at, againBefore } = invitation;
  return db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto('job_coach_invitation')
      .values({ candidate_guid: candidateGuid, job_coach_email: email, sent_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (made) return { row: made, isToBeMailed: true, sentBefore: null };
    const there = await trx
      .selectFrom('job_coach_invitation')
      .where('candidate_guid', '=', candidateGuid)
      .where('job_coach_email', '=', email)
      .selectAll()
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (there.sent_at > againBefore) return { row: there, isToBeMailed: false, sentBefore: null };
    const row = await trx
      .updateTable('job_coach_invitation')
      .set({ sent_at: at })
      .where('guid', '=', there.guid)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { row, isToBeMailed: true, sentBefore: there.sent_at };
  });
}

/** Takes a claim back, because its mail could not be sent. */
export async function undoClaim(db: Db, { row, sentBefore }: Claim): Promise<void> {
  if (sentBefore === null)
    await db.deleteFrom('job_coach_invitation').where('guid', '=', row.guid).execute();
  else
    await db
      .updateTable('job_coach_invitation')
      .set({ sent_at: sentBefore })
      .where('guid', '=', row.guid)
      .execute();
}
