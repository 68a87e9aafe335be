import pg from 'pg';

/**
 * Cuts a connection that somebody holds for too long, so that a database that hangs without an
 * error (a frozen machine, a lost network) makes calls fail instead of wait forever. What waited
 * on it fails as with any lost connection, and the pool opens another.
 * @returns ends it
 */
export function boundHolds(pool: pg.Pool, longestMs: number): () => void {
  const held = new Map<pg.PoolClient, NodeJS.Timeout>();
  const taken = (client: pg.PoolClient) => {
    // With a statement under way, end() closes the socket without waiting for an answer.
    const cut = () => {
      if (client instanceof pg.Client) void client.end().catch(() => undefined);
    };
    held.set(client, setTimeout(cut, longestMs).unref());
  };
  const givenBack = (_error: unknown, client: pg.PoolClient) => {
    clearTimeout(held.get(client));
    held.delete(client);
  };
  pool.on('acquire', taken);
  pool.on('release', givenBack);
  return () => {
    pool.off('acquire', taken);
    pool.off('release', givenBack);
    for (const timer of held.values()) clearTimeout(timer);
  };
}
