import { type Kysely, sql } from 'kysely';

/**
 * Who may see whom, and who looked: coaches' matches, members of companies, notices, and, in the
 * schema of the private facts, consents, shared statements, visibility and looks. Rows that stay
 * as proof after an account is gone do not refer to it, so that its deletion leaves them there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account
      add column provider_coach boolean not null default false,
      add column organisation text`.execute(db);
  await sql`
    create table company_member (
      company_guid uuid not null references company,
      user_guid uuid not null references account on delete cascade,
      state text not null check (state in ('waiting', 'confirmed', 'ended')),
      asked_at timestamptz not null,
      decided_at timestamptz,
      decided_by uuid,
      primary key (company_guid, user_guid)
    )`.execute(db);
  await sql`
    create unique index company_member_confirmed on company_member (user_guid)
    where state = 'confirmed'`.execute(db);
  // What was chosen at a sign-up is a claim until somebody confirms it.
  await sql`
    insert into company_member (company_guid, user_guid, state, asked_at)
    select company_guid, user_guid, 'waiting', created_at
    from account where role = 3 and company_guid is not null`.execute(db);
  await sql`
    alter table job_coach_invitation
      add column answered_at timestamptz,
      add column answer text check (answer in ('accepted', 'declined', 'withdrawn')),
      add column coach_guid uuid,
      add check ((answer is null) = (answered_at is null))`.execute(db);
  await sql`
    create index job_coach_invitation_address on job_coach_invitation (job_coach_email)
    where answer is null`.execute(db);
  await sql`
    create table job_coach_match (
      guid uuid primary key default gen_random_uuid(),
      candidate_guid uuid not null,
      coach_guid uuid not null,
      invitation_guid uuid,
      continues_guid uuid,
      created_at timestamptz not null,
      activated_at timestamptz,
      deactivated_at timestamptz,
      ended_by text check (ended_by in ('candidate', 'coach', 'time', 'closed', 'admin')),
      check ((ended_by is null) = (deactivated_at is null))
    )`.execute(db);
  await sql`
    create unique index job_coach_match_live on job_coach_match (candidate_guid, coach_guid)
    where deactivated_at is null`.execute(db);
  await sql`create index job_coach_match_coach on job_coach_match (coach_guid)`.execute(db);
  await sql`
    create table notification (
      id bigint generated always as identity primary key,
      user_guid uuid not null references account on delete cascade,
      at timestamptz not null,
      kind text not null,
      about_name text not null,
      "values" jsonb not null default '{}',
      read_at timestamptz
    )`.execute(db);
  await sql`create index notification_newest on notification (user_guid, at desc)`.execute(db);

  await sql`
    create table disclosure.representative (
      guid uuid primary key default gen_random_uuid(),
      candidate_guid uuid not null,
      name text not null,
      email text not null,
      relationship text not null check (relationship in ('parent', 'guardian')),
      token_hash text not null unique,
      asked_at timestamptz not null,
      confirmed_at timestamptz,
      ended_at timestamptz
    )`.execute(db);
  await sql`
    create unique index representative_live on disclosure.representative (candidate_guid)
    where ended_at is null`.execute(db);
  await sql`
    create table disclosure.coach_consent (
      guid uuid primary key default gen_random_uuid(),
      match_guid uuid not null references job_coach_match on delete cascade,
      candidate_guid uuid not null,
      coach_guid uuid not null,
      scopes text[] not null check (cardinality(scopes) > 0),
      facts text[] not null,
      given_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      ended_by text check (ended_by in ('candidate', 'coach', 'time', 'changed', 'closed', 'admin')),
      noticed_days smallint,
      text_version integer not null,
      locale text not null,
      representative_guid uuid,
      check ((ended_by is null) = (ended_at is null)),
      check (expires_at > given_at)
    )`.execute(db);
  await sql`
    create unique index coach_consent_live on disclosure.coach_consent (match_guid)
    where ended_at is null`.execute(db);
  await sql`
    create index coach_consent_candidate on disclosure.coach_consent (candidate_guid)`.execute(db);
  await sql`
    create index coach_consent_ends on disclosure.coach_consent (expires_at)
    where ended_at is null`.execute(db);
  await sql`
    create table disclosure.fact_share (
      guid uuid primary key default gen_random_uuid(),
      candidate_guid uuid not null,
      fact_key text not null,
      audience text not null check (audience in ('coach', 'company', 'applied_companies')),
      match_guid uuid,
      company_guid uuid,
      purpose text not null check (purpose in ('interview', 'job')),
      statement text not null check (length(statement) <= 500),
      given_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      ended_by text check (ended_by in ('candidate', 'time', 'replaced', 'closed', 'admin')),
      text_version integer not null,
      locale text not null,
      representative_guid uuid,
      check ((audience = 'coach') = (match_guid is not null)),
      check ((audience = 'company') = (company_guid is not null)),
      check ((ended_by is null) = (ended_at is null)),
      check (expires_at > given_at)
    )`.execute(db);
  await sql`
    create index fact_share_candidate on disclosure.fact_share (candidate_guid)`.execute(db);
  await sql`
    create unique index fact_share_live on disclosure.fact_share
      (candidate_guid, fact_key, audience, match_guid, company_guid)
      nulls not distinct
    where ended_at is null`.execute(db);
  await sql`
    create table disclosure.visibility (
      candidate_guid uuid primary key references account on delete cascade,
      findable boolean not null,
      findable_until timestamptz,
      provider_coaches boolean not null,
      asked_at timestamptz,
      version integer not null default 1,
      check (not findable or findable_until is not null)
    )`.execute(db);
  await sql`
    create table disclosure.blocked_company (
      candidate_guid uuid not null references account on delete cascade,
      company_guid uuid not null references company,
      at timestamptz not null,
      primary key (candidate_guid, company_guid)
    )`.execute(db);
  await sql`
    create table disclosure.access_event (
      id bigint generated always as identity primary key,
      candidate_guid uuid not null,
      viewer_guid uuid not null,
      viewer_name text not null,
      viewer_role smallint not null,
      company_guid uuid,
      what text not null,
      operation_id text not null,
      consent_guid uuid,
      acting_guid uuid,
      reason text,
      hour timestamptz not null,
      times integer not null default 1,
      first_at timestamptz not null,
      last_at timestamptz not null
    )`.execute(db);
  await sql`
    create unique index access_event_hour on disclosure.access_event
      (candidate_guid, viewer_guid, what, hour, acting_guid) nulls not distinct`.execute(db);
  await sql`
    create index access_event_newest on disclosure.access_event (candidate_guid, last_at desc)
  `.execute(db);
}
