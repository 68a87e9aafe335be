import { sql } from 'kysely';
import type { TestApi, TestPerson } from '#tests/support/api.ts';

/** What the log says, oldest first. */
export async function auditRows({ database }: Pick<TestApi, 'database'>) {
  return database.db
    .selectFrom('audit_event')
    .select(['kind', 'actor_guid', 'subject_guid', 'about'])
    .orderBy('id')
    .execute();
}

/** The newest row of the log. */
export async function newestAudit(api: Pick<TestApi, 'database'>) {
  return (await auditRows(api)).at(-1);
}

/** While `work` runs no row of the log can be written, as when its disk is full. */
export async function withoutLog(
  { database }: Pick<TestApi, 'database'>,
  work: () => Promise<void>,
): Promise<void> {
  await sql`alter table audit_event rename to audit_event_gone`.execute(database.db);
  try {
    await work();
  } finally {
    await sql`alter table audit_event_gone rename to audit_event`.execute(database.db);
  }
}

/** Gives somebody a name. */
export async function named(
  { database }: Pick<TestApi, 'database'>,
  person: TestPerson,
  first_name: string,
  last_name: string,
): Promise<TestPerson> {
  await database.db
    .updateTable('account')
    .set({ first_name, last_name })
    .where('user_guid', '=', person.userGuid)
    .execute();
  return person;
}
