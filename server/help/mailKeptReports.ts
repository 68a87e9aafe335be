import { HELP_REPORT_KEPT_DAYS } from '#domain/helpReport.ts';
import { deleteReportsBefore, forgetReportKeysBefore, takeReports } from '#server/help/queries.ts';
import { helpReportMail } from '#server/mail/messages/helpReport.ts';
import type { Services } from '#server/services.ts';

/** How long a repeated report is known, in days. */
const KEY_DAYS = 1;
/** In one transaction. */
const most = 100;

/**
 * Mails the reports that were kept while no address was set, once one is, and deletes those that
 * are too old. Forgets the keys of reports of the days before.
 */
export async function mailKeptReports(
  services: Pick<Services, 'config' | 'database' | 'mailer' | 'now'>,
): Promise<void> {
  const { config, database, mailer, now } = services;
  const { email } = config.helpContact;
  if (email !== null) {
    let taken = most;
    while (taken === most)
      taken = await mailer.withMails(async (trx, queue) => {
        const reports = await takeReports(trx, most);
        for (const report of reports) await queue(helpReportMail(email, report));
        return reports.length;
      });
  }
  const daysAgo = (days: number) => new Date(now().getTime() - days * 24 * 60 * 60 * 1000);
  await deleteReportsBefore(database.db, daysAgo(HELP_REPORT_KEPT_DAYS));
  await forgetReportKeysBefore(database.db, daysAgo(KEY_DAYS));
}
