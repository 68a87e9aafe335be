import type { Db } from '#server/database/connect.ts';
import type { ReasonFeedbackTable } from '#server/database/tables/job.ts';

/** One reason of one job, as a candidate read it. */
export type ReadReason = Pick<ReasonFeedbackTable, 'user_guid' | 'source_guid' | 'code' | 'effect'>;

type Told = Pick<ReasonFeedbackTable, 'code' | 'effect' | 'answer'>;

/** What a person said against the reasons of a job. */
export async function listFeedback(db: Db, userGuid: string, job: string): Promise<Told[]> {
  return db
    .selectFrom('reason_feedback')
    .where('user_guid', '=', userGuid)
    .where('source_guid', '=', job)
    .select(['code', 'effect', 'answer'])
    .orderBy('at')
    .orderBy('code')
    .execute();
}

/** Keeps what a person says against a reason, in the place of what they said before. */
export async function saveFeedback(
  db: Db,
  reason: ReadReason,
  answer: Told['answer'],
  at: Date,
): Promise<void> {
  await db
    .insertInto('reason_feedback')
    .values({ ...reason, answer, at })
    .onConflict((conflict) =>
      conflict.columns(['user_guid', 'source_guid', 'code', 'effect']).doUpdateSet({ answer, at }),
    )
    .execute();
}

export async function deleteFeedback(db: Db, reason: ReadReason): Promise<void> {
  await db
    .deleteFrom('reason_feedback')
    .where('user_guid', '=', reason.user_guid)
    .where('source_guid', '=', reason.source_guid)
    .where('code', '=', reason.code)
    .where('effect', '=', reason.effect)
    .execute();
}

export async function deleteFeedbackBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('reason_feedback').where('at', '<', before).execute();
}

/** How often which answer was given to which reason; nothing of whom. */
export async function countFeedback(db: Db) {
  return db
    .selectFrom('reason_feedback')
    .groupBy(['code', 'effect', 'answer'])
    .select((eb) => ['code', 'effect', 'answer', eb.fn.countAll<number>().as('times')])
    .orderBy('times', 'desc')
    .orderBy('code')
    .orderBy('answer')
    .execute();
}
