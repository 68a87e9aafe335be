import type { Database } from '#server/database/connect.ts';
import {
  impersonalSchemas,
  impersonalTables,
  ownDataTables,
} from '#server/ownData/ownDataTables.ts';
import { isLeftOut, type OwnTable } from '#server/ownData/rules.ts';

interface Column {
  /** Without the schema public. */
  readonly table: string;
  readonly column: string;
  /** It refers to an account. */
  readonly refers: boolean;
}

/** Every column of our tables, as the database itself says. */
async function columnsOf({ pool }: Database): Promise<readonly Column[]> {
  const { rows } = await pool.query<{
    schema: string;
    name: string;
    column: string;
    refers: boolean;
  }>(`
    select c.table_schema as schema, c.table_name as name, c.column_name as column,
      exists (
        select from pg_constraint k
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
        where k.contype = 'f' and k.confrelid = 'account'::regclass
          and k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
          and a.attname = c.column_name
      ) as refers
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2, c.ordinal_position`);
  return rows
    .filter(({ schema }) => !(schema in impersonalSchemas))
    .map(({ schema, name, column, refers }) => ({
      table: schema === 'public' ? name : `${schema}.${name}`,
      column,
      refers,
    }));
}

/** What the name of a column with a person in it can look like. */
const aboutSomebody = /email|address|reply_to|phone|_guid$|^user|person|candidate|account/;
/** Named like a person's, and of a company, a posting, a feed or an address of the internet. */
const ofNobody = new Set(['company_guid', 'source_guid', 'contact_email', 'feed_guid', 'run_guid']);

/**
 * What is stored about people and stands in neither the export nor the deletion, without a reason.
 */
export async function unknownOwnData(database: Database): Promise<string[]> {
  const columns = await columnsOf(database);
  const rules = new Map<string, OwnTable>(ownDataTables.map((rule) => [rule.table, rule]));
  const stored = new Set(columns.map(({ table }) => table));
  const gone = [...rules.keys(), ...Object.keys(impersonalTables)].filter(
    (table) => !stored.has(table),
  );
  return [
    ...gone.map((table) => `${table} is in ownDataTables and not in the database`),
    ...columns.flatMap(({ table, column, refers }) => {
      const rule = rules.get(table);
      const name = `${table}.${column}`;
      if (!rule && !(table in impersonalTables)) return [`${name} is of a table without a rule`];
      const isPersonal = refers || (aboutSomebody.test(column) && !ofNobody.has(column));
      if (!rule) return isPersonal ? [`${name} names a person in a table that should not`] : [];
      const owner = Object.values(rule.owner);
      const isExplained = owner.includes(column) || column in (rule.others ?? {});
      if (refers && !isExplained)
        return [`${name} refers to an account that nobody deletes it with`];
      if (isLeftOut(rule.shown)) {
        return isPersonal && !isExplained ? [`${name} names a person, without a reason`] : [];
      }
      return column in rule.shown.columns ? [] : [`${name} is not in the export`];
    }),
  ];
}

/** In how many rows of each table a text stands, in any column. */
export async function rowsWith({ pool }: Database, text: string): Promise<Record<string, number>> {
  const { rows: tables } = await pool.query<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from ${name} as t where position($1 in t::text) > 0`,
      [text],
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) found[name.replace(/^public\./, '')] = count;
  }
  return found;
}
