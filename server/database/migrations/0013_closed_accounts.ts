import { type Kysely, sql } from 'kysely';

/**
 * Accounts that their owners closed, until they are deleted or opened again, and the codes with
 * which somebody without a password confirms that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table closed_account (
      user_guid uuid primary key references account on delete cascade,
      closed_at timestamptz not null,
      delete_after timestamptz not null
    )`.execute(db);
  await sql`create index closed_account_due on closed_account (delete_after)`.execute(db);
  await sql`
    alter table one_time_code
      drop constraint one_time_code_purpose_check,
      add constraint one_time_code_purpose_check
        check (purpose in ('verify', 'reset', 'own_data'))`.execute(db);
}
