import type { FastifyBaseLogger } from 'fastify';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database, Db } from '#server/database/connect.ts';
import { workSchema } from '#server/database/workSchema.ts';

/** How one kind of work is tried, and how often the queue is asked for it. */
export interface Work {
  readonly name: string;
  /** After so long it counts as abandoned, and another process takes it. */
  readonly takesAtMostSeconds: number;
  readonly tries: number;
  /** The pause before the second try; it doubles with every try, up to the longest. */
  readonly firstPauseSeconds: number;
  readonly longestPauseSeconds: number;
  readonly askEverySeconds: number;
}

/**
 * Does the work.
 * @param id of the row it is about, if any; the queue itself holds nothing about anybody
 * @throws to have it tried again
 */
export type DoWork = (id: string, attempt: { readonly isLast: boolean }) => Promise<void>;

/**
 * Work that outlives the process: it stands in the database, and one process at a time does it.
 */
export interface WorkQueue {
  /**
   * Adds work in the caller's transaction.
   * @param id of the row it is about
   */
  readonly add: (trx: Db, work: Work, id: string) => Promise<void>;
  /** Adds work that is about no row, unless it was added before within so many seconds. */
  readonly addAtMostEvery: (seconds: number, work: Work) => Promise<void>;
  /**
   * Does what was added now, instead of when the queue is asked next. Call it after the commit.
   */
  readonly wake: (work: Work) => void;
  readonly start: (
    kinds: readonly { readonly work: Work; readonly run: DoWork }[],
  ) => Promise<void>;
  /** Waits for what is being done, but not for long. */
  readonly stop: () => Promise<void>;
}

const atOnce = 5;
const patienceMs = 10_000;

/** The queue of pg-boss in the server's own database, PostgreSQL or embedded. */
export function openWorkQueue({ pool }: Database, log: FastifyBaseLogger): WorkQueue {
  const boss = new PgBoss({
    schema: workSchema,
    db: {
      executeSql: async (text, values) => {
        const client = await pool.connect();
        try {
          // Of several statements pg answers a list, which pg-boss takes as it is.
          return await client.query(text, values);
        } catch (error) {
          // It sends a transaction as one text; the embedded database has only this connection.
          await client.query('rollback').catch(() => undefined);
          throw error;
        } finally {
          client.release();
        }
      },
    },
    schedule: false,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    registerInstance: false,
    reindex: false,
    monitorVacuum: false,
    openTelemetry: { enabled: false },
  });
  boss.on('error', (err) => log.error({ err }, 'the work queue failed'));
  const workers = new Map<string, string>();
  const wake = ({ name }: Work) => {
    const worker = workers.get(name);
    if (worker) boss.notifyWorker(worker);
  };
  return {
    add: async (trx, work, id) => {
      await boss.send(work.name, { id }, { ...optionsOf(work), db: fromKysely(trx) });
    },
    addAtMostEvery: async (seconds, work) => {
      await boss.send(work.name, { id: '' }, { ...optionsOf(work), singletonSeconds: seconds });
      wake(work);
    },
    wake,
    start: async (kinds) => {
      await boss.start();
      for (const { work, run } of kinds) {
        await boss.createQueue(work.name);
        const options = {
          includeMetadata: true,
          perJobResults: true,
          batchSize: atOnce,
          pollingIntervalSeconds: work.askEverySeconds,
        } as const;
        const worker = await boss.work<{ id: string }, void, typeof options>(
          work.name,
          options,
          async (jobs) => {
            const results = await Promise.all(
              jobs.map(async ({ id, data, retryCount, retryLimit }) => {
                try {
                  await run(data.id, { isLast: retryCount >= retryLimit });
                  return { id, status: 'completed' as const };
                } catch (err) {
                  log.warn({ err, work: work.name, tries: retryCount + 1 }, 'work failed');
                  return { id, status: 'failed' as const };
                }
              }),
            );
            // There may be more than were taken.
            wake(work);
            return results;
          },
        );
        workers.set(work.name, worker);
      }
    },
    stop: () => boss.stop({ timeout: patienceMs, close: false }),
  };
}

function optionsOf(work: Work) {
  return {
    expireInSeconds: work.takesAtMostSeconds,
    retryLimit: work.tries - 1,
    retryDelay: work.firstPauseSeconds,
    retryDelayMax: work.longestPauseSeconds,
    retryBackoff: true,
    deleteAfterSeconds: 60,
  };
}
