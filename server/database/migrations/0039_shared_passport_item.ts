import { type Kysely, sql } from 'kysely';

/** A statement can be about an item of the passport, which may be deleted before it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table disclosure.fact_share add column passport_item_guid uuid,
      add check ((fact_key = 'PassportItem') = (passport_item_guid is not null))`.execute(db);
  await sql`drop index disclosure.fact_share_live`.execute(db);
  await sql`
    create unique index fact_share_live on disclosure.fact_share
      (candidate_guid, fact_key, passport_item_guid, audience, match_guid, company_guid)
      nulls not distinct
    where ended_at is null`.execute(db);
}
