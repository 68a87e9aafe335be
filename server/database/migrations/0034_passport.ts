import { type Kysely, sql } from 'kysely';

/** What a candidate writes down about working well, for themselves, with what was agreed at work. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table disclosure.passport (
      user_guid uuid primary key references account on delete cascade,
      about text not null default '',
      strengths text not null default '',
      communication text not null default '',
      difficult_day text not null default '',
      emergency text not null default '',
      review_on date,
      version integer not null default 1
    )`.execute(db);
  await sql`
    create table disclosure.passport_item (
      id uuid primary key default gen_random_uuid(),
      user_guid uuid not null references account on delete cascade,
      barrier text not null,
      helps text not null,
      used_when text not null check (used_when in ('interview', 'job', 'both')),
      cost text not null check (cost in ('no', 'little', 'unknown')),
      from_fact text,
      position integer not null,
      version integer not null default 1
    )`.execute(db);
  await sql`create index passport_item_of on disclosure.passport_item (user_guid)`.execute(db);
  await sql`
    create table disclosure.passport_agreement (
      id uuid primary key default gen_random_uuid(),
      user_guid uuid not null references account on delete cascade,
      what_text text not null,
      where_text text not null,
      with_text text not null,
      since date,
      state text not null check (state in ('asked', 'agreed', 'in_place', 'stopped')),
      position integer not null,
      version integer not null default 1
    )`.execute(db);
  await sql`
    create index passport_agreement_of on disclosure.passport_agreement (user_guid)`.execute(db);
}
