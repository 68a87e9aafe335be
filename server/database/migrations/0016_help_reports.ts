import { type Kysely, sql } from 'kysely';

/** Reports of problems that nobody can be mailed yet, because the provider set no address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table help_report (
      id uuid primary key default gen_random_uuid(),
      happened text not null,
      expected text not null,
      page text not null,
      ways text not null,
      other_way text not null,
      email text,
      reported_at timestamptz not null
    )`.execute(db);
  await sql`create index help_report_age on help_report (reported_at)`.execute(db);
}
