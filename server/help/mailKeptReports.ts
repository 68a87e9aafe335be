import { HELP_REPORT_KEPT_DAYS } from '#domain/helpReport.ts';
import { deleteReportsBefore, takeReports } from '#server/help/queries.ts';
import { helpReportMail } from '#server/mail/messages/helpReport.ts';
import type { Services } from '#server/services.ts';

/** In one transaction. */
const most = 100;

/**
 * Mails the reports that were kept while no address was set, once one is, and deletes those that
 * are too old.
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
  const keptMs = HELP_REPORT_KEPT_DAYS * 24 * 60 * 60 * 1000;
  await deleteReportsBefore(database.db, new Date(now().getTime() - keptMs));
}
