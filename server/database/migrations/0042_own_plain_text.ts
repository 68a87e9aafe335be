import { type Kysely, sql } from 'kysely';

/** The plain-language version that a company writes of its posting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job add column plain_text text`.execute(db);
  // What is saved is compared with what was published, field by field.
  await sql`
    update written_posting set content = content || '{"plainText": ""}'
    where content -> 'plainText' is null`.execute(db);
  await sql`
    update job_revision set content = content || '{"plainText": ""}'
    where content -> 'plainText' is null`.execute(db);
}
