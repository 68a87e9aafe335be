import { sql } from 'kysely';
import type { ApplicationStatus } from '#domain/applicationStatus.ts';
import type { Db } from '#server/database/connect.ts';
import { type CompanyViewer, invitedAt, savedId } from '#server/employers/cardQueries.ts';

/** SQL of applications as the company of the job reads and changes them. */

/** An application with what the company reads of the person and the job. */
export interface CompanyApplicationRow {
  readonly id: string;
  readonly user_guid: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly source_guid: string;
  readonly title: string;
  readonly applied_at: Date;
  readonly revision: number;
  readonly status: ApplicationStatus;
  readonly status_at: Date | null;
  readonly withdrawn_at: Date | null;
  readonly version: number;
  readonly saved_id: string | null;
  readonly invited_at: Date | null;
}

/** Selects the applications to a company; a condition and an order can follow. */
export const applicationsTo = (viewer: CompanyViewer) => sql`
  select application.id, application.user_guid, account.first_name, account.last_name,
    account.email, application.source_guid, job.title, application.applied_at,
    application.revision, application.status, application.status_at, application.withdrawn_at,
    application.version, ${savedId(viewer)} as saved_id, ${invitedAt(viewer)} as invited_at
  from job_application as application
  join job on job.source_guid = application.source_guid
  join account on account.user_guid = application.user_guid
  where job.company_guid = ${viewer.companyGuid}`;

/** The applications of a candidate to a company, newest first. */
export async function listApplicationsOf(
  db: Db,
  viewer: CompanyViewer,
  candidateGuid: string,
): Promise<readonly CompanyApplicationRow[]> {
  const { rows } = await sql<CompanyApplicationRow>`
    ${applicationsTo(viewer)} and application.user_guid = ${candidateGuid}
    order by application.applied_at desc, application.id`.execute(db);
  return rows;
}

/** Takes hold of an application to a company until the transaction ends; null for any other. */
export async function holdApplication(
  trx: Db,
  viewer: CompanyViewer,
  id: string,
): Promise<CompanyApplicationRow | null> {
  await sql`select from job_application where id = ${id} for update`.execute(trx);
  const { rows } = await sql<CompanyApplicationRow>`
    ${applicationsTo(viewer)} and application.id = ${id}`.execute(trx);
  return rows[0] ?? null;
}

/** Says how far an application came. */
export async function setApplicationStatus(
  trx: Db,
  id: string,
  status: ApplicationStatus,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('job_application')
    .set((eb) => ({ status, status_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/**
 * Notes that the mail to somebody who was not selected is queued, in the transaction that queues
 * it. @returns false when it was queued before
 */
export async function claimNotSelectedMail(trx: Db, id: string, at: Date): Promise<boolean> {
  const claimed = await trx
    .updateTable('job_application')
    .set({ not_selected_mailed_at: at })
    .where('id', '=', id)
    .where('not_selected_mailed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}
