import type { Transaction } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';

/** Ends a transaction whose result is known. */
class Undo<Result> extends Error {
  readonly result: Result;

  constructor(result: Result) {
    super('Everything of this transaction is undone on purpose.');
    this.result = result;
  }
}

/** Does the work and undoes all of it: what a preview says is what the work itself would do. */
export async function rolledBack<Result>(
  db: Db,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction().execute(async (trx) => {
      throw new Undo(await work(trx));
    });
  } catch (error) {
    if (error instanceof Undo) return error.result as Result;
    throw error;
  }
}
