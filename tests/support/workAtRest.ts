import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#server/database/connect.ts';
import { workSchema } from '#server/database/workSchema.ts';

/**
 * Waits until nothing that was added to the work queue is left to do: neither what a server asks
 * for at its start nor the mails of a call. Then only calls change or read anything.
 */
export async function workAtRest(db: Db): Promise<void> {
  const left = sql<{ name: string }>`
    select name from ${sql.table(`${workSchema}.job`)} where state < 'completed'`;
  await expect.poll(async () => (await left.execute(db)).rows).toEqual([]);
}
