import { type Kysely, sql } from 'kysely';

/** Companies and the job feed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company (
      company_guid uuid primary key,
      name text not null unique
    )`.execute(db);
  await sql`
    create table job (
      source_guid uuid primary key,
      title text not null,
      company text,
      company_guid uuid references company,
      city text,
      state_short text,
      zip text,
      lat double precision,
      lng double precision,
      location text not null,
      remote text not null check (remote in ('remote', 'hybrid', 'in-person')),
      employment_type text,
      salary_min double precision,
      salary_max double precision,
      salary_unit text check (salary_unit in ('hour', 'year')),
      description text not null,
      soc_code text,
      skills jsonb not null default '[]',
      accommodations jsonb not null default '[]',
      contact_email text,
      posted_at timestamptz not null,
      sample boolean not null default false
    )`.execute(db);
  await sql`create index job_posted on job (posted_at desc, source_guid)`.execute(db);
  await sql`create index job_soc on job (soc_code)`.execute(db);
  await sql`
    create table seed_run (
      name text primary key,
      ran_at timestamptz not null default now()
    )`.execute(db);
}
