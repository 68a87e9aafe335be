import { type Kysely, sql } from 'kysely';

/** Accounts, their tokens and codes, and the outbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account (
      user_guid uuid primary key default gen_random_uuid(),
      email text not null check (email = lower(email)),
      first_name text not null,
      last_name text not null,
      password_hash text,
      role smallint not null check (role between 1 and 4),
      company_guid uuid,
      verified_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index account_email on account (email)`.execute(db);
  await sql`
    create table signing_key (
      kid text primary key,
      private_jwk jsonb not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table one_time_code (
      id uuid primary key default gen_random_uuid(),
      user_guid uuid not null references account on delete cascade,
      purpose text not null check (purpose in ('verify', 'reset')),
      code_hash text not null,
      token_hash text not null,
      attempts smallint not null default 0,
      expires_at timestamptz not null,
      used_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index one_time_code_person on one_time_code (user_guid, purpose, created_at desc)`.execute(
    db,
  );
  await sql`
    create table sign_in_family (
      family uuid primary key default gen_random_uuid(),
      user_guid uuid not null references account on delete cascade,
      revoked_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index sign_in_family_person on sign_in_family (user_guid)`.execute(db);
  await sql`
    create table refresh_token (
      jti uuid primary key,
      family uuid not null references sign_in_family on delete cascade,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index refresh_token_family on refresh_token (family)`.execute(db);
  await sql`
    create table mail (
      id uuid primary key default gen_random_uuid(),
      to_address text not null,
      subject text not null,
      body text not null,
      sent_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index mail_to on mail (to_address, sent_at desc)`.execute(db);
}
