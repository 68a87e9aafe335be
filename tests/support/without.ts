import type { RunningApp } from './app.ts';

/**
 * While `work` runs, every query on a table fails, so that the server answers with its own error.
 */
export async function without(app: RunningApp, table: string, work: () => Promise<void>) {
  const name = table.split('.').at(-1);
  await app.query(`ALTER TABLE ${table} RENAME TO ${name}_gone`);
  try {
    await work();
  } finally {
    await app.query(`ALTER TABLE ${table}_gone RENAME TO ${name}`);
  }
}
