/**
 * The database of tests with a server: TEST_DATABASE, "pglite" (the default) or "postgres".
 * @throws Error for another value
 */
export function wantedDatabase(): 'pglite' | 'postgres' {
  const wanted = process.env['TEST_DATABASE'] || 'pglite';
  if (wanted === 'pglite' || wanted === 'postgres') return wanted;
  throw new Error(`TEST_DATABASE is "${wanted}"; it may be "pglite" or "postgres".`);
}
