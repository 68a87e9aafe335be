import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { PostingContent } from '#domain/postingContent.ts';

/** SQL of postings that are written here: what the editor holds, beside the job. */

/** A copy of the server from before a field was added may save beside this one, without it. */
const wholeContent = (column: 'content' | 'written.content' | 'job_revision.content') =>
  sql<PostingContent>`'{"plainText": ""}'::jsonb || ${sql.ref(column)}`;

const select = (db: Db) =>
  db
    .selectFrom('written_posting as written')
    .innerJoin('job', 'job.source_guid', 'written.source_guid')
    .innerJoin('company', 'company.company_guid', 'job.company_guid')
    .select([
      'job.source_guid',
      'company.company_guid',
      'company.name as company_name',
      'job.status',
      'job.revision',
      'job.title',
      'job.location',
      'job.posted_at',
      'job.closes_on',
      'written.is_changed',
      'written.version',
      'written.published_at',
      'written.saved_at',
    ])
    .select(wholeContent('written.content').as('content'));

/** A posting written here with its job; undefined when there is none. */
export async function findWritten(db: Db, id: string) {
  return select(db).where('job.source_guid', '=', id).executeTakeFirst();
}

export type WrittenRow = NonNullable<Awaited<ReturnType<typeof findWritten>>>;

/** The same, which nobody else changes until the transaction ends. */
export async function holdWritten(trx: Db, id: string): Promise<WrittenRow | undefined> {
  return select(trx)
    .where('job.source_guid', '=', id)
    .forUpdate(['job', 'written'])
    .executeTakeFirst();
}

/**
 * Takes an id for a draft of a company.
 * @returns false when a job has it already
 */
export async function takeId(trx: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    insert into job (source_guid, title, location, description, status, origin, revision)
    values (${id}, '', '', '', 'draft', 'employer', 0)
    on conflict do nothing returning source_guid`.execute(trx);
  return rows.length > 0;
}

/** Who saves what of a posting, and when. */
export interface Saved {
  readonly content: PostingContent;
  readonly by: string;
  readonly isConfirmed: boolean;
  readonly at: Date;
}

/** Adds the content of a draft whose id was taken. */
export async function insertWritten(trx: Db, id: string, saved: Saved): Promise<void> {
  await trx
    .insertInto('written_posting')
    .values({
      source_guid: id,
      content: JSON.stringify(saved.content),
      saved_at: saved.at,
      saved_by: saved.by,
      created_by: saved.by,
      of_company: saved.isConfirmed,
      published_at: null,
    })
    .execute();
}

/** Whether a posting that is held holds this content already. */
export async function isSaved(trx: Db, id: string, content: PostingContent): Promise<boolean> {
  const row = await trx
    .selectFrom('written_posting')
    .where('source_guid', '=', id)
    .where(wholeContent('content'), '=', sql<PostingContent>`${JSON.stringify(content)}::jsonb`)
    .select('source_guid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Saves the content of a posting that is held; it may be what is published. */
export async function saveWritten(trx: Db, id: string, saved: Saved): Promise<void> {
  const content = JSON.stringify(saved.content);
  await trx
    .updateTable('written_posting')
    .set((eb) => ({
      content,
      is_changed: sql<boolean>`not exists (
        select from job join job_revision using (source_guid, revision)
        where source_guid = ${id} and ${wholeContent('job_revision.content')} = ${content}::jsonb
      )`,
      saved_at: saved.at,
      saved_by: saved.by,
      of_company: sql<boolean>`of_company or ${saved.isConfirmed}`,
      version: eb('version', '+', 1),
    }))
    .where('source_guid', '=', id)
    .execute();
}

/** Keeps what a posting says now as a revision. The job says it too, in the same transaction. */
export async function insertRevision(
  trx: Db,
  {
    source_guid,
    content,
    revision,
    by,
    at,
  }: WrittenRow & { readonly by: string; readonly at: Date },
): Promise<void> {
  await trx
    .insertInto('job_revision')
    .values({
      source_guid,
      revision,
      content: JSON.stringify(content),
      published_at: at,
      published_by: by,
    })
    .execute();
  await trx
    .updateTable('written_posting')
    .set({ is_changed: false, published_at: at, of_company: true })
    .where('source_guid', '=', source_guid)
    .execute();
}

/** Changes whether candidates find a posting. */
export async function setStatus(
  trx: Db,
  id: string,
  to: { readonly status: 'published' | 'paused' | 'closed'; readonly closed_at: Date | null },
): Promise<void> {
  await trx.updateTable('job').set(to).where('source_guid', '=', id).execute();
}

/** Another open job of the company with this title and place; undefined when there is none. */
export async function findCopyOf(
  db: Db,
  job: {
    readonly source_guid: string;
    readonly company_guid: string | null;
    readonly title: string;
    readonly location: string;
  },
  today: string,
) {
  return db
    .selectFrom('job')
    .where('company_guid', '=', job.company_guid)
    .where('source_guid', '!=', job.source_guid)
    .where('status', '=', 'published')
    .where((eb) => eb.or([eb('closes_on', 'is', null), eb('closes_on', '>=', today)]))
    .where(sql`lower(trim(title))`, '=', sql`lower(${job.title})`)
    .where(sql`lower(location)`, '=', sql`lower(${job.location})`)
    .select(['source_guid', 'title'])
    .executeTakeFirst();
}

/**
 * Lets one posting of a company after the other be published, each in its transaction, so that of
 * two copies at the same moment the second finds the first.
 */
export async function holdPublishing(trx: Db, companyGuid: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`publish ${companyGuid}`}, 0))`.execute(trx);
}

/**
 * Deletes drafts that are open to nobody any more: of people whom no company confirmed and whose
 * account is gone.
 */
export async function deleteLeftDrafts(db: Db): Promise<void> {
  await sql`
    delete from job using written_posting
    where written_posting.source_guid = job.source_guid and job.status = 'draft' and not of_company
      and not exists (select from account where account.user_guid = created_by)`.execute(db);
}
