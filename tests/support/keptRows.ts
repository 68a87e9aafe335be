import type { Database } from '#server/database/connect.ts';

/**
 * Remembers the rows of some small tables.
 * @param keys the columns of each table that name a row
 * @returns what brings the tables back to these rows
 */
export async function keepRows(
  { pool }: Pick<Database, 'pool'>,
  keys: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  const statements: string[] = [];
  for (const [table, key] of Object.entries(keys)) {
    const kept = `kept_${table}`;
    await pool.query(`create table ${kept} as table ${table}`);
    const { rows } = await pool.query<{ names: string }>(
      `select string_agg(column_name, ', ') as names from information_schema.columns
       where table_name = $1`,
      [kept],
    );
    const names = String(rows[0]?.names);
    statements.push(
      `delete from ${table} where (${key}) not in (select ${key} from ${kept})`,
      `insert into ${table} select * from ${kept}
       where (${key}) not in (select ${key} from ${table})`,
      `update ${table} set (${names}) =
         (select ${names} from ${kept} where (${key}) = (${key.replaceAll(/\w+/g, `${table}.$&`)}))
       where (${key}) in (select ${key} from (table ${table} except table ${kept}) as changed)`,
    );
  }
  return async () => {
    for (const statement of statements) await pool.query(statement);
  };
}
