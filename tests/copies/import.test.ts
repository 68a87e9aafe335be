import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { jsonLines, line } from '#tests/support/feeds.ts';
import { makeCopy } from '#tests/support/postgres.ts';

let url: string;
let database: Database;
const folder = mkdtempSync(join(tmpdir(), 'our-ability-import-'));
beforeAll(async () => {
  url = await makeCopy(inject('copies'));
  database = await connectDatabase({ kind: 'postgresql', url });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The command, as a process of its own. */
function startImport(file: string) {
  const child = spawn(
    process.execPath,
    ['scripts/jobs-import.ts', '--format', 'jsonl', '--company', 'Salt City Works', file],
    { env: { PATH: process.env['PATH'], DATABASE_URL: url }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  return { child, ended: once(child, 'close'), printed: () => printed };
}

const stored = async () =>
  (
    await database.db
      .selectFrom('job')
      .where('status', '=', 'published')
      .select('source_guid')
      .execute()
  ).length;

test('continues after an import that was killed in the middle, and doubles and closes nothing', async () => {
  const lines = Array.from({ length: 1_500 }, (_none, at) => line(`job ${at}`));
  // A pipe that is still open: the first import waits for the rest.
  mkdirSync(join(folder, 'monday'));
  const pipe = join(folder, 'monday', 'jobs.jsonl');
  execFileSync('mkfifo', [pipe]);
  const first = startImport(pipe);
  const writer = await open(pipe, 'w');
  await writer.write(jsonLines(lines.slice(0, 1_200)));
  await expect.poll(stored).toBeGreaterThanOrEqual(1_000);
  first.child.kill('SIGKILL');
  await first.ended;
  await writer.close().catch(() => undefined);
  const before = await stored();
  // The killed run would hold its feed for half a minute.
  await sql`update job_feed set run_until = clock_timestamp()`.execute(database.db);

  mkdirSync(join(folder, 'tuesday'));
  const whole = join(folder, 'tuesday', 'jobs.jsonl');
  writeFileSync(whole, jsonLines(lines));
  const second = startImport(whole);
  const [code] = await second.ended;
  expect(second.printed()).toContain(
    `${1_500 - before} taken, 0 changed, ${before.toLocaleString('en-US')} unchanged, 0 reopened, 0 closed`,
  );
  expect(code).toBe(0);
  expect(await stored()).toBe(1_500);
});
