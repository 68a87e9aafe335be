import { type Kysely, sql } from 'kysely';

/** What candidates say about themselves; accommodations are in a schema of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table person (
      user_guid uuid primary key references account on delete cascade,
      phone text,
      summary text,
      profile_image text,
      mime text,
      location_lat double precision,
      location_long double precision,
      relocate smallint check (relocate in (0, 1)),
      remote_work_type text check (remote_work_type in ('remote', 'hybrid', 'in-person', 'no preference')),
      preferences_answered boolean,
      answers jsonb not null default '{}',
      version integer not null default 1
    )`.execute(db);
  await sql`
    create table user_profile (
      profile_id uuid primary key default gen_random_uuid(),
      user_guid uuid not null unique references account on delete cascade,
      city text,
      state text,
      postal_code text,
      country text,
      education text,
      specialization text,
      education_complete_date text,
      ideal_job text,
      search_radius integer not null default 50,
      version integer not null default 1
    )`.execute(db);
  await sql`
    create table user_degree (
      id uuid primary key default gen_random_uuid(),
      user_guid uuid not null references account on delete cascade,
      degree_name text,
      school_name text,
      degree_level_id smallint check (degree_level_id between 1 and 6),
      start_year smallint,
      year_completed smallint not null default 0,
      present boolean not null default false,
      status text not null check (status in ('completed', 'in-progress', 'incomplete')),
      version integer not null default 1
    )`.execute(db);
  await sql`create index user_degree_person on user_degree (user_guid)`.execute(db);
  await sql`
    create table user_work_history (
      id uuid primary key default gen_random_uuid(),
      user_guid uuid not null references account on delete cascade,
      employer_name text,
      job_title text,
      responsibilities text,
      start_date date,
      end_date date,
      present boolean not null default false,
      version integer not null default 1,
      check (not present or end_date is null)
    )`.execute(db);
  await sql`create index user_work_history_person on user_work_history (user_guid)`.execute(db);
  await sql`
    create table user_skill (
      id uuid primary key default gen_random_uuid(),
      user_guid uuid not null references account on delete cascade,
      skill_name text not null,
      position integer not null,
      version integer not null default 1
    )`.execute(db);
  await sql`create unique index user_skill_name on user_skill (user_guid, lower(skill_name))`.execute(
    db,
  );
  await sql`
    create table user_soc (
      user_guid uuid primary key references account on delete cascade,
      soc_code text,
      alternate_soc_code1 text,
      alternate_soc_code2 text,
      alternate_soc_code3 text,
      highest_level_of_education text,
      years_of_experience double precision not null default 0,
      location_lat double precision,
      location_long double precision,
      postal_code text,
      relocation smallint,
      remote text,
      search_radius integer not null default 50,
      version integer not null default 1
    )`.execute(db);
  await sql`
    create table stored_resume (
      id uuid primary key default gen_random_uuid(),
      user_guid uuid not null references account on delete cascade,
      file_name text not null,
      content bytea not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index stored_resume_person on stored_resume (user_guid, created_at desc)`.execute(
    db,
  );
  await sql`create schema disclosure`.execute(db);
  await sql`
    create table disclosure.user_accommodation (
      id uuid primary key default gen_random_uuid(),
      user_guid uuid not null unique references account on delete cascade,
      prefer_sr boolean not null,
      prefer_schedule_flex boolean not null,
      prefer_remote_work boolean not null,
      wheelchair_user boolean not null,
      guide_dog_user boolean not null,
      concern_public_transport boolean not null,
      concern_technology_access boolean not null,
      arrange_job_restructure boolean not null,
      arrange_part_time boolean not null,
      arrange_reader_or_interp boolean not null,
      other_accommodation boolean not null,
      willing_relocate boolean not null,
      other_accommodation_text text,
      version integer not null default 1,
      check (other_accommodation or other_accommodation_text is null)
    )`.execute(db);
}
