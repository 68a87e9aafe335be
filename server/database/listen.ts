import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** Of the connection that listens, as pg_stat_activity shows it. */
export const listenerName = 'our-ability listening';

/** A connection may hang without an error; this often it is looked anyway. */
const lookEveryMs = 30_000;
const longestPauseMs = 5_000;

/**
 * Listens on a channel over a connection of its own, and connects again whenever that one ends.
 * `heard` is also called after each connection and every 30 seconds, because notices may have been
 * missed.
 * @returns ends it and closes the connection
 */
export function listenOnPostgres(
  url: string,
  channel: string,
  heard: () => void,
): () => Promise<void> {
  const stop = new AbortController();
  const look = setInterval(heard, lookEveryMs).unref();
  const ended = keepListening(url, channel, heard, stop.signal);
  return async () => {
    clearInterval(look);
    stop.abort();
    await ended;
  };
}

async function keepListening(
  url: string,
  channel: string,
  heard: () => void,
  signal: AbortSignal,
): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    if (await listenOnce(url, channel, heard, signal)) failures = 0;
    const pause = Math.min(longestPauseMs, 50 * 2 ** failures);
    await setTimeout(pause, undefined, { signal }).catch(() => undefined);
  }
}

/** @returns false when no connection could be made, otherwise true once it has ended */
async function listenOnce(
  url: string,
  channel: string,
  heard: () => void,
  signal: AbortSignal,
): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: listenerName,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  const ended = new Promise<void>((done) => client.once('end', done));
  // The end of the connection is what counts; without this an error would end the process.
  client.on('error', () => undefined);
  client.on('notification', heard);
  const end = () => void client.end().catch(() => undefined);
  signal.addEventListener('abort', end, { once: true });
  try {
    await client.connect();
    await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    heard();
    await ended;
    return true;
  } catch {
    return false;
  } finally {
    signal.removeEventListener('abort', end);
    await client.end().catch(() => undefined);
  }
}
