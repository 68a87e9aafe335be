/**
 * The database that tests with a server run on: TEST_DATABASE, "pglite" (the default) or "postgres".
 * @throws Error when it is neither
 */
export function wantedDatabase(): 'pglite' | 'postgres' {
  const wanted = process.env['TEST_DATABASE'] || 'pglite';
  if (wanted === 'pglite' || wanted === 'postgres') return wanted;
  throw new Error(`TEST_DATABASE is "${wanted}"; it may be "pglite" or "postgres".`);
}
