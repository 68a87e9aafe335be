import { type Kysely, sql } from 'kysely';

/** Keys of people's devices that sign in, and what those are asked to sign. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table user_passkey (
      guid uuid primary key default gen_random_uuid(),
      user_guid uuid not null references account on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports jsonb not null,
      name text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index user_passkey_person on user_passkey (user_guid)`.execute(db);
  // In the database, because another copy of the server may get the answer.
  await sql`
    create table passkey_challenge (
      challenge text primary key,
      user_guid uuid references account on delete cascade,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index passkey_challenge_person on passkey_challenge (user_guid)`.execute(db);
}
