import { plainPath } from '#domain/plainPath.ts';
import type { components, operations } from '#openapi/user.ts';
import type { Db } from '#server/database/connect.ts';
import { insertReport, takeReportKey } from '#server/help/queries.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { normaliseEmail } from '#server/identity/email.ts';
import { orExplain } from '#server/mail/mailer.ts';
import { type HelpReport, helpReportMail } from '#server/mail/messages/helpReport.ts';
import type { Services } from '#server/services.ts';

type HelpOperations = Pick<operations, 'sendHelpReport'>;

/** Reports of problems go to the provider; while it has no address, they are kept. */
export function helpOperations({
  config,
  database,
  mailer,
  now,
}: Services): Handlers<HelpOperations> {
  const { email: to } = config.helpContact;
  return {
    sendHelpReport: async ({ body, request, idempotencyKey: key }) => {
      const report = reportIn(body);
      const at = now();
      const before = async (trx: Db, received: 'mailed' | 'kept') =>
        key === null ? null : takeReportKey(trx, { key, received, at });
      if (to === null)
        return database.db.transaction().execute(async (trx) => {
          const known = await before(trx, 'kept');
          if (known !== null) return { received: known };
          await insertReport(trx, report, at);
          request.log.warn('a report of a problem was kept: set HELP_EMAIL to get it by mail');
          return { received: 'kept' };
        });
      const next = 'Your report was not sent. Please try again in a few minutes.';
      return mailer.withMails(async (trx, queue) => {
        const known = await before(trx, 'mailed');
        if (known !== null) return { received: known };
        await orExplain(queue(helpReportMail(to, report)), next);
        return { received: 'mailed' };
      });
    },
  };
}

function reportIn(body: components['schemas']['HelpReport']): HelpReport {
  return {
    happened: body.happened.trim(),
    expected: body.expected.trim(),
    page: pageIn(body.page.trim()),
    ways: body.ways,
    otherWay: body.otherWay.trim(),
    email: normaliseEmail(body.email) || null,
  };
}

/** An address loses its ids and secrets; other words are the person's own and stay. */
function pageIn(page: string): string {
  const [, path] = /^(?:https?:\/\/[^/\s]+)?(\/\S*)$/.exec(page) ?? [];
  return path === undefined ? page : plainPath(path);
}
