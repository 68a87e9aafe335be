import { WAYS_OF_WORKING } from '#domain/helpReport.ts';
import type { Db } from '#server/database/connect.ts';
import type { HelpReport } from '#server/mail/messages/helpReport.ts';

/** SQL of the reports of problems that nobody could be mailed yet. */

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
