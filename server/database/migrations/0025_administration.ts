import { type Kysely, sql } from 'kysely';

/**
 * Views of administrators as somebody else, the log of what they did, accounts that an
 * administrator closed, and companies that only a sign-up named so far. Rows of the log and of
 * views stay as proof after an account is gone, so they do not refer to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table acting_session (
      guid uuid primary key default gen_random_uuid(),
      admin_guid uuid not null,
      family uuid not null,
      target_guid uuid not null,
      target_role smallint not null check (target_role in (2, 3, 4)),
      reason text not null check (char_length(reason) between 10 and 500),
      started_at timestamptz not null,
      ends_at timestamptz not null,
      ended_at timestamptz,
      ended_by text check (ended_by in ('exit', 'time', 'signout', 'revoked', 'renewed')),
      told_at timestamptz,
      check ((ended_by is null) = (ended_at is null))
    )`.execute(db);
  await sql`
    create unique index acting_session_live on acting_session (family)
    where ended_at is null`.execute(db);
  await sql`
    create index acting_session_untold on acting_session (ends_at)
    where told_at is null`.execute(db);
  await sql`create index acting_session_target on acting_session (target_guid)`.execute(db);

  await sql`
    create table audit_event (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor_guid uuid not null,
      actor_name text not null,
      session_guid uuid,
      acting_guid uuid,
      acting_name text,
      subject_guid uuid,
      subject_name text,
      kind text not null,
      operation_id text,
      about text,
      changed text[] not null,
      result text not null check (result in ('done', 'refused', 'failed')),
      prev_hash text not null,
      row_hash text not null
    )`.execute(db);
  await sql`create index audit_event_at on audit_event (at)`.execute(db);
  await sql`create index audit_event_session on audit_event (session_guid)`.execute(db);
  // Where the chain begins after the oldest rows were deleted: the last of them, by its hash.
  await sql`
    create table audit_anchor (
      last_id bigint primary key,
      row_hash text not null,
      pruned_at timestamptz not null
    )`.execute(db);
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE'
        and old.at < nullif(current_setting('our_ability.pruned_before', true), '')::timestamptz
      then return old;
      end if;
      raise exception 'The rows of the log are never changed.';
    end $$`.execute(db);
  await sql`
    create trigger audit_event_kept before update or delete on audit_event
    for each row execute function refuse_audit_change()`.execute(db);
  await sql`
    create trigger audit_event_not_emptied before truncate on audit_event
    for each statement execute function refuse_audit_change()`.execute(db);

  // Null: the owner closed it, who may open it again.
  await sql`alter table closed_account add column closed_by uuid`.execute(db);
  await sql`
    alter table company
      add column listed boolean not null default true,
      add column merged_into uuid references company`.execute(db);
  await sql`create index company_by_name on company (lower(name))`.execute(db);
  await sql`create index job_company on job (company_guid)`.execute(db);
  await sql`
    create index company_member_waiting on company_member (asked_at, company_guid, user_guid)
    where state = 'waiting'`.execute(db);
  await sql`
    create index company_member_asked on company_member (asked_at, company_guid, user_guid)
  `.execute(db);
  await sql`alter table sign_up add column company_name text`.execute(db);

  // Lists of accounts go by name, and are searched for parts of words. The indexes hold all that a
  // list is narrowed by, so that counting reads no account.
  await sql`
    alter table account add column search_text text
      generated always as (lower(last_name || ' ' || first_name || ' ' || email)) stored
  `.execute(db);
  await sql`
    create index account_by_name on account (search_text, user_guid) include (role, verified_at)
  `.execute(db);
  await sql`
    create index account_by_role on account (role, search_text, user_guid) include (verified_at)
  `.execute(db);
  await sql`
    create index account_verified on account (role) where verified_at is not null`.execute(db);
  await sql`create index activity_coach on activity (coach_guid, created_at)`.execute(db);

  // A mail that was given up stays without its words, to be counted.
  await sql`
    alter table queued_mail
      add column failed_at timestamptz,
      add column given_up_at timestamptz`.execute(db);
}
