import { type Kysely, sql } from 'kysely';

/** Titles of two systems of occupations beside each other: SOC 2018 and ESCO. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table occupation_title
      add column system text not null default 'soc' check (system in ('soc', 'esco')),
      drop constraint occupation_title_code_check,
      add constraint occupation_title_code_check check (
        code ~ case system when 'soc' then '^[0-9]{2}-[0-9]{4}$' else '^[0-9]{4}([.][0-9]+)+$' end
      ),
      drop constraint occupation_title_pkey,
      add primary key (system, code, title)`.execute(db);
}
