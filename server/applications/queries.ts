import type { Db } from '#server/database/connect.ts';
import { type JobRow, listJobsWhere } from '#server/jobs/queries.ts';

/**
 * Jobs that people save, apply for and view. None references the job, because these stay when a
 * posting leaves the feed.
 */

export async function listSavedJobs(db: Db, userGuid: string) {
  return db
    .selectFrom('saved_job')
    .where('user_guid', '=', userGuid)
    .selectAll()
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute();
}

export type SavedJobRow = Awaited<ReturnType<typeof listSavedJobs>>[number];

/** The saved job of a person; undefined when it is not saved. */
export async function findSavedJob(db: Db, userGuid: string, job: string) {
  return db
    .selectFrom('saved_job')
    .where('user_guid', '=', userGuid)
    .where('source_guid', '=', job)
    .selectAll()
    .executeTakeFirst();
}

/** @returns undefined when the job is saved already */
export async function insertSavedJob(db: Db, userGuid: string, job: string, now: Date) {
  return db
    .insertInto('saved_job')
    .values({ user_guid: userGuid, source_guid: job, saved_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** @returns false when this person has no saved job with this id */
export async function deleteSavedJob(db: Db, userGuid: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('saved_job')
    .where('id', '=', id)
    .where('user_guid', '=', userGuid)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Every application of a person, the newest first. */
export async function listApplications(db: Db, userGuid: string) {
  return db
    .selectFrom('job_application')
    .where('user_guid', '=', userGuid)
    .selectAll()
    .orderBy('applied_at', 'desc')
    .orderBy('id')
    .execute();
}

export type ApplicationRow = Awaited<ReturnType<typeof listApplications>>[number];

/** The application of a person for a job; undefined when there is none. */
export async function findApplication(db: Db, userGuid: string, job: string) {
  return db
    .selectFrom('job_application')
    .where('user_guid', '=', userGuid)
    .where('source_guid', '=', job)
    .selectAll()
    .executeTakeFirst();
}

/** Whether a job takes applications, as it says; undefined when it was never published. */
export async function findOffer(db: Db, job: string) {
  return db
    .selectFrom('job')
    .where('source_guid', '=', job)
    .where('status', '!=', 'draft')
    .select(['status', 'closes_on', 'origin'])
    .executeTakeFirst();
}

/**
 * Records an application, with the revision of the posting that the person reads. One that was
 * withdrawn begins anew; the employer still gets no second mail.
 * @returns undefined when the person has applied for the job already
 */
export async function insertApplication(db: Db, userGuid: string, job: string, now: Date) {
  return db
    .insertInto('job_application')
    .columns(['user_guid', 'source_guid', 'applied_at', 'revision'])
    .expression((eb) =>
      eb
        .selectFrom('job')
        .where('source_guid', '=', job)
        .select(({ val }) => [
          val(userGuid).as('user_guid'),
          'source_guid',
          val(now).as('applied_at'),
          'revision',
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_guid', 'source_guid'])
        .doUpdateSet((eb) => ({
          applied_at: eb.ref('excluded.applied_at'),
          revision: eb.ref('excluded.revision'),
          status: 'new',
          status_at: null,
          withdrawn_at: null,
          version: eb('job_application.version', '+', 1),
        }))
        .where('job_application.withdrawn_at', 'is not', null),
    )
    .returningAll()
    .executeTakeFirst();
}

/**
 * Takes an application back; one that was taken back before stays so.
 * @returns undefined when the person has no application with this id
 */
export async function withdrawApplication(db: Db, userGuid: string, id: string, now: Date) {
  await db
    .updateTable('job_application')
    .set((eb) => ({ withdrawn_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('user_guid', '=', userGuid)
    .where('withdrawn_at', 'is', null)
    .execute();
  return db
    .selectFrom('job_application')
    .where('id', '=', id)
    .where('user_guid', '=', userGuid)
    .selectAll()
    .executeTakeFirst();
}

/** Deletes applications for jobs that closed before. */
export async function deleteApplicationsBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('job_application')
    .using('job')
    .whereRef('job.source_guid', '=', 'job_application.source_guid')
    .where('job.status', '=', 'closed')
    .where('job.closed_at', '<', before)
    .execute();
}

/**
 * The person's applications that stand, with everything a mail about each needs: unmailed ones
 * first, then the newest.
 */
export async function listApplicationsToMail(db: Db, userGuid: string) {
  return db
    .selectFrom('job_application')
    .innerJoin('job', 'job.source_guid', 'job_application.source_guid')
    .where('job_application.user_guid', '=', userGuid)
    .where('job_application.withdrawn_at', 'is', null)
    .select([
      'job_application.id',
      'job_application.mailed_at',
      'job.source_guid',
      'job.title',
      'job.company',
      'job.location',
      'job.contact_email',
      'job.apply_url',
    ])
    .orderBy('job_application.mailed_at', (order) => order.desc().nullsFirst())
    .orderBy('job_application.applied_at', 'desc')
    .orderBy('job_application.id')
    .execute();
}

export type ApplicationToMail = Awaited<ReturnType<typeof listApplicationsToMail>>[number];

/** What of a person went to the employer beside the headline of the profile. */
export interface SentParts {
  readonly resume: boolean;
  readonly phone: boolean;
}

/**
 * Marks an application's mail as queued, in the transaction that queues it.
 * @param sent what goes with it
 * @returns false when it was queued before
 */
export async function claimLetter(
  db: Db,
  id: string,
  now: Date,
  sent: SentParts,
): Promise<boolean> {
  const claimed = await db
    .updateTable('job_application')
    .set({ mailed_at: now, sent_resume: sent.resume, sent_phone: sent.phone })
    .where('id', '=', id)
    .where('mailed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** What went to the employer with the mail of an application. */
export async function findSentParts(db: Db, id: string): Promise<SentParts> {
  const row = await db
    .selectFrom('job_application')
    .where('id', '=', id)
    .select(['sent_resume as resume', 'sent_phone as phone'])
    .executeTakeFirst();
  return { resume: row?.resume ?? false, phone: row?.phone ?? false };
}

/** The address that a posting names for applications; null for none or no such job. */
export async function findContact(db: Db, job: string): Promise<string | null> {
  const row = await db
    .selectFrom('job')
    .where('source_guid', '=', job)
    .select('contact_email')
    .executeTakeFirst();
  return row?.contact_email ?? null;
}

/** One row for each person, job and day, with the last view. @returns the time of that view */
export async function upsertJobView(
  db: Db,
  userGuid: string,
  job: string,
  now: Date,
): Promise<Date> {
  const saved = await db
    .insertInto('job_view')
    .values({
      user_guid: userGuid,
      source_guid: job,
      viewed_on: now.toISOString().slice(0, 10),
      viewed_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_guid', 'source_guid', 'viewed_on']).doUpdateSet((eb) => ({
        viewed_at: eb.fn<Date>('greatest', ['job_view.viewed_at', 'excluded.viewed_at']),
      })),
    )
    .returning('viewed_at')
    .executeTakeFirstOrThrow();
  return saved.viewed_at;
}

/** Jobs the person saved or applied for that are still in the feed, in no order. */
export async function listJobsOf(
  db: Db,
  table: 'saved_job' | 'job_application',
  userGuid: string,
): Promise<JobRow[]> {
  return listJobsWhere(db, (eb) =>
    eb(
      'source_guid',
      'in',
      eb.selectFrom(table).where('user_guid', '=', userGuid).select('source_guid'),
    ),
  );
}
