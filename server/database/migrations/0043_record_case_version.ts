import { type Kysely, sql } from 'kysely';

/**
 * A record knows the version of the case after it, so that what it says of what is next can be
 * changed when it is sent again. A correction of a correction corrects the first record, under
 * which all of them are shown.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table activity add column case_version integer`.execute(db);
  await sql`
    with recursive chain as (
      select guid, corrects as first from activity where corrects is not null
      union all
      select chain.guid, before.corrects from chain
      join activity as before on before.guid = chain.first
      where before.corrects is not null
    )
    update activity set corrects = chain.first from chain
    join activity as record on record.guid = chain.first
    where activity.guid = chain.guid and record.corrects is null
      and activity.corrects <> chain.first`.execute(db);
}
