import type { Db } from '#server/database/connect.ts';
import { ownDataTables, ownerOf } from '#server/ownData/ownDataTables.ts';
import { deleteRowsOf, listDue, lockDue } from '#server/ownData/queries.ts';
import { tryEach } from '#server/workQueue/tryEach.ts';

/**
 * Deletes everything of the accounts that were closed and not opened again in time: the rows of
 * every table that ownDataTables names, with the files in them. Each account in a transaction of
 * its own, so that one that fails keeps no other.
 * @throws the failures, after all were tried
 */
export async function deleteClosedAccounts(db: Db, at: Date): Promise<void> {
  const deleteAccount = (userGuid: string) =>
    db.transaction().execute(async (trx) => {
      const found = await lockDue(trx, userGuid, at);
      if (!found) return;
      const person = { userGuid, email: found.email };
      for (const table of ownDataTables) await deleteRowsOf(trx, table, person, ownerOf);
    });
  await tryEach(await listDue(db, at), deleteAccount, 'Some closed accounts remain.');
}
