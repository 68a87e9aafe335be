import type { ApplicationStatus } from '#domain/applicationStatus.ts';
import type { Db } from '#server/database/connect.ts';
import type { CompanyViewer } from '#server/employers/cardQueries.ts';
import {
  claimNotSelectedMail,
  type CompanyApplicationRow,
} from '#server/employers/companyApplicationQueries.ts';
import { findCompany } from '#server/identity/companyQueries.ts';
import { mailLinks } from '#server/identity/links.ts';
import type { Letter } from '#server/mail/mail.ts';
import { orExplain } from '#server/mail/mailer.ts';
import { notSelectedMail } from '#server/mail/messages/notSelected.ts';
import { nameInMail } from '#server/mail/nameInMail.ts';
import { insertCompanyNotification, type NotificationKind } from '#server/notifications/queries.ts';
import type { Services } from '#server/services.ts';

/** What the candidate is told of; that somebody looked is no news. */
const kinds: Readonly<Record<ApplicationStatus, NotificationKind | null>> = {
  new: null,
  lookedAt: null,
  interview: 'applicationInterview',
  offer: 'applicationOffer',
  hired: 'applicationHired',
  notSelected: 'applicationNotSelected',
};

/** Tells a candidate how far their application came; of a rejection by one mail ever too. */
export async function tellStatus(
  telling: {
    readonly trx: Db;
    readonly queue: (letter: Letter) => Promise<void>;
    readonly services: Pick<Services, 'config'>;
  },
  application: CompanyApplicationRow,
  { companyGuid, at }: CompanyViewer,
): Promise<void> {
  const { trx, queue, services } = telling;
  const { id, status, title } = application;
  const kind = kinds[status];
  if (kind === null) return;
  const company = (await findCompany(trx, companyGuid))?.name ?? '';
  await insertCompanyNotification(trx, {
    userGuid: application.user_guid,
    kind,
    company,
    values: { title },
    at,
  });
  if (status !== 'notSelected' || !(await claimNotSelectedMail(trx, id, at))) return;
  const letter = notSelectedMail({
    to: application.email,
    title: nameInMail(title),
    company: nameInMail(company) || null,
    appliedJobsLink: mailLinks(services.config).appliedJobs,
  });
  await orExplain(queue(letter), 'Nothing was changed. Please try again in a few minutes.');
}
