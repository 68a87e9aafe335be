import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db } from '#server/database/connect.ts';
import { workSchema } from '#server/database/workSchema.ts';

/**
 * Waits until the sweep that a server asks for at its start is done, so that it changes nothing
 * while a test looks.
 */
export async function firstSweep(db: Db): Promise<void> {
  const done = sql<{ state: string }>`
    select state::text as state from ${sql.table(`${workSchema}.job`)} where name = 'sweep'`;
  await vi.waitFor(
    async () => expect((await done.execute(db)).rows).toEqual([{ state: 'completed' }]),
    { timeout: 20_000 },
  );
}
