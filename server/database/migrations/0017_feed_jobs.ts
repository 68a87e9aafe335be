import { type Kysely, sql } from 'kysely';

/**
 * What feeds say of a job beside what the sample feed had: several kinds of hours, five units of
 * pay, the address to apply at, the last day, and that the way of working or the day of posting is
 * not known. A job that left its feed is closed and not deleted, because people applied to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table job
      alter column remote drop not null,
      alter column posted_at drop not null,
      drop constraint job_salary_unit_check,
      add constraint job_salary_unit_check
        check (salary_unit in ('hour', 'day', 'week', 'month', 'year')),
      add column salary_currency text,
      add column employment_types jsonb not null default '[]',
      add column apply_url text,
      add column closes_on date,
      add column status text not null default 'published'
        check (status in ('draft', 'published', 'paused', 'closed')),
      add column origin text not null default 'feed'
        check (origin in ('sample', 'feed', 'employer')),
      add column revision integer not null default 1,
      add column essential_duties jsonb not null default '[]',
      add column other_duties jsonb not null default '[]',
      add column accommodation_contact jsonb`.execute(db);
  await sql`
    update job set
      origin = case when sample then 'sample' else 'feed' end,
      salary_currency = case when salary_unit is null then null else 'USD' end,
      employment_types = case
        when employment_type is null then '[]'::jsonb
        when employment_type = 'seasonal' then '["temporary"]'::jsonb
        else jsonb_build_array(employment_type)
      end`.execute(db);
  await sql`alter table job drop column employment_type, drop column sample`.execute(db);
  await sql`create index job_closing on job (closes_on) where status = 'published'`.execute(db);
}
