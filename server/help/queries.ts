import { WAYS_OF_WORKING } from '#domain/helpReport.ts';
import type { Db } from '#server/database/connect.ts';
import type { HelpReportKeyTable } from '#server/database/tables/mail.ts';
import type { HelpReport } from '#server/mail/messages/helpReport.ts';

/** SQL of the reports of problems that nobody could be mailed yet. */

type Received = HelpReportKeyTable['received'];

/**
 * Remembers that the report of a key was taken. A call with the same key waits here until the one
 * before it ended.
 * @returns what was answered before, or null for a key that is new
 */
export async function takeReportKey(
  trx: Db,
  taken: { readonly key: string; readonly received: Received; readonly at: Date },
): Promise<Received | null> {
  const added = await trx
    .insertInto('help_report_key')
    .values({ key: taken.key, received: taken.received, taken_at: taken.at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows !== 0n) return null;
  const { received } = await trx
    .selectFrom('help_report_key')
    .select('received')
    .where('key', '=', taken.key)
    .executeTakeFirstOrThrow();
  return received;
}

/** Forgets the keys of reports that were taken before this time. */
export async function forgetReportKeysBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('help_report_key').where('taken_at', '<', time).execute();
}

/** Keeps a report. */
export async function insertReport(db: Db, report: HelpReport, at: Date): Promise<void> {
  const { ways, otherWay, ...rest } = report;
  await db
    .insertInto('help_report')
    .values({ ...rest, ways: ways.join(' '), other_way: otherWay, reported_at: at })
    .execute();
}

/**
 * Takes the oldest reports out of the table, at most so many. Two processes that do it at once
 * take different ones.
 */
export async function takeReports(trx: Db, most: number): Promise<readonly HelpReport[]> {
  const oldest = trx
    .selectFrom('help_report')
    .select('id')
    .orderBy('reported_at')
    .limit(most)
    .forUpdate()
    .skipLocked();
  const rows = await trx
    .deleteFrom('help_report')
    .where('id', 'in', oldest)
    .returningAll()
    .execute();
  return rows
    .toSorted((one, other) => one.reported_at.getTime() - other.reported_at.getTime())
    .map(({ happened, expected, page, ways, other_way: otherWay, email }) => {
      const said = new Set(ways.split(' '));
      return {
        happened,
        expected,
        page,
        ways: WAYS_OF_WORKING.filter((way) => said.has(way)),
        otherWay,
        email,
      };
    });
}

/** Deletes reports that were kept too long. */
export async function deleteReportsBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('help_report').where('reported_at', '<', time).execute();
}
