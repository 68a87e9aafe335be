import { type Kysely, sql } from 'kysely';

/** Which of the provider's coaches declined a request to all: it stays open for the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table declined_invitation (
      invitation_guid uuid not null references job_coach_invitation on delete cascade,
      coach_guid uuid not null references account on delete cascade,
      at timestamptz not null,
      primary key (invitation_guid, coach_guid)
    )`.execute(db);
}
