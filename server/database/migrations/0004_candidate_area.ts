import { type Kysely, sql } from 'kysely';

/**
 * A candidate's records over months: credentials, picture, saved and applied jobs, invitations,
 * drafts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table user_credential (
      id uuid primary key default gen_random_uuid(),
      user_guid uuid not null references account on delete cascade,
      credential_name text not null,
      credential_year smallint not null default 0,
      position integer not null,
      version integer not null default 1
    )`.execute(db);
  await sql`create index user_credential_person on user_credential (user_guid)`.execute(db);
  await sql`
    create table profile_image (
      user_guid uuid primary key references account on delete cascade,
      mime text not null check (mime in ('image/png', 'image/jpeg')),
      content bytea not null,
      stored_at timestamptz not null
    )`.execute(db);
  // No reference to the job: these rows stay when a posting leaves the feed.
  await sql`
    create table saved_job (
      id uuid primary key default gen_random_uuid(),
      user_guid uuid not null references account on delete cascade,
      source_guid uuid not null,
      saved_at timestamptz not null,
      unique (user_guid, source_guid)
    )`.execute(db);
  await sql`
    create table job_application (
      id uuid primary key default gen_random_uuid(),
      user_guid uuid not null references account on delete cascade,
      source_guid uuid not null,
      applied_at timestamptz not null,
      mailed_at timestamptz,
      unique (user_guid, source_guid)
    )`.execute(db);
  await sql`create index job_application_job on job_application (source_guid, applied_at)`.execute(
    db,
  );
  // One row for each person, job and day, so that two views on one day count once.
  await sql`
    create table job_view (
      user_guid uuid not null references account on delete cascade,
      source_guid uuid not null,
      viewed_on date not null,
      viewed_at timestamptz not null,
      primary key (user_guid, source_guid, viewed_on)
    )`.execute(db);
  await sql`create index job_view_job on job_view (source_guid, viewed_at)`.execute(db);
  // An empty address invites the provider's own coach.
  await sql`
    create table job_coach_invitation (
      guid uuid primary key default gen_random_uuid(),
      candidate_guid uuid not null references account on delete cascade,
      job_coach_email text not null check (job_coach_email = lower(job_coach_email)),
      sent_at timestamptz not null,
      unique (candidate_guid, job_coach_email)
    )`.execute(db);
  await sql`
    create table display_profile (
      user_guid uuid primary key references account on delete cascade,
      text_size smallint not null,
      contrast text not null,
      line_spacing text not null,
      letter_spacing text not null,
      motion text not null,
      font text not null,
      theme text not null,
      version integer not null default 1
    )`.execute(db);
  // Drafts can contain accommodations, so they are in the same schema.
  await sql`
    create table disclosure.draft (
      user_guid uuid not null references account on delete cascade,
      kind text not null,
      form_version integer not null,
      data jsonb not null,
      saved_at timestamptz not null,
      primary key (user_guid, kind)
    )`.execute(db);
  await sql`create index draft_age on disclosure.draft (saved_at)`.execute(db);
  await sql`
    create table social_identity (
      issuer text not null,
      subject text not null,
      user_guid uuid not null references account on delete cascade,
      created_at timestamptz not null default now(),
      primary key (issuer, subject)
    )`.execute(db);
  await sql`create index social_identity_person on social_identity (user_guid)`.execute(db);
}
