import { type Kysely, sql } from 'kysely';

/**
 * What each sign-up typed, until one of them is verified: a code verifies the sign-up that asked
 * for it. Codes without a person are written for addresses without an account, so that both cost
 * the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_up (
      id uuid primary key default gen_random_uuid(),
      user_guid uuid not null references account on delete cascade,
      token_hash text not null,
      first_name text not null,
      last_name text not null,
      password_hash text not null,
      role smallint not null check (role between 1 and 4),
      company_guid uuid,
      language text,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index sign_up_person on sign_up (user_guid, created_at desc)`.execute(db);
  await sql`
    alter table one_time_code
      alter column user_guid drop not null,
      add column sign_up uuid references sign_up on delete set null`.execute(db);
}
