import { type AuditEntry, insertAudit } from '#server/administration/auditQueries.ts';
import type { Db } from '#server/database/connect.ts';
import { Problem } from '#server/http/problem.ts';

/**
 * Adds a row to the log, as the last step of the transaction of what it tells.
 * @throws Problem 503 not_logged: then the transaction fails, and nothing was done
 */
export async function appendAudit(trx: Db, entry: AuditEntry): Promise<void> {
  try {
    await insertAudit(trx, entry);
  } catch (cause) {
    throw new Problem(
      503,
      'not_logged',
      'The log could not be written, so nothing was done. Please try again in a minute.',
      { cause, retryAfter: 60 },
    );
  }
}
