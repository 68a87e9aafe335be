import { findInviter } from '#server/coaching/queries.ts';
import type { Db } from '#server/database/connect.ts';
import {
  findMemberAddress,
  type ReceivedInvitationRow,
  type SentInvitationRow,
} from '#server/employers/contactLogQueries.ts';
import { findCompany } from '#server/identity/companyQueries.ts';
import { mailLinks } from '#server/identity/links.ts';
import type { Letter } from '#server/mail/mail.ts';
import { orExplain } from '#server/mail/mailer.ts';
import { companyInvitesMail, invitationAcceptedMail } from '#server/mail/messages/invitations.ts';
import { nameInMail } from '#server/mail/nameInMail.ts';
import { insertCompanyNotification, insertNotification } from '#server/notifications/queries.ts';
import type { Services } from '#server/services.ts';

/** The transaction of what is told. */
interface Telling {
  readonly trx: Db;
  readonly queue: (letter: Letter) => Promise<void>;
  readonly services: Pick<Services, 'config'>;
  readonly at: Date;
}

/** Tells a candidate by mail and in the app that a company invites them. */
export async function tellInvited(
  { trx, queue, services, at }: Telling,
  row: SentInvitationRow,
): Promise<void> {
  const company = (await findCompany(trx, row.company_guid))?.name ?? '';
  await insertCompanyNotification(trx, {
    userGuid: row.to_guid,
    kind: 'companyInvited',
    company,
    at,
  });
  const letter = companyInvitesMail({
    to: row.to_email,
    name: nameInMail(`${row.from_first} ${row.from_last}`),
    company: nameInMail(company),
    title: row.title === null ? null : nameInMail(row.title),
    invitationsLink: mailLinks(services.config).invitations,
  });
  await orExplain(queue(letter), 'The invitation was not sent. Please try again in a few minutes.');
}

/**
 * Tells who invited a candidate of the answer, while they still work for the company: by mail only
 * of an acceptance. A block reads as a decline.
 */
export async function tellAnswered(
  { trx, queue, services, at }: Telling,
  row: ReceivedInvitationRow,
): Promise<void> {
  const to = await findMemberAddress(trx, row.company_guid, row.from_guid);
  if (to === null) return;
  const isAccepted = row.answer === 'accepted';
  await insertNotification(trx, {
    userGuid: row.from_guid,
    kind: isAccepted ? 'invitationAccepted' : 'invitationDeclined',
    about: row.to_guid,
    at,
  });
  const candidate = isAccepted ? await findInviter(trx, row.to_guid) : undefined;
  if (!candidate) return;
  const letter = invitationAcceptedMail({
    to,
    name: nameInMail(`${candidate.first_name} ${candidate.last_name}`),
    candidateLink: mailLinks(services.config).candidateDetails(row.to_guid),
  });
  await orExplain(queue(letter), 'Nothing was answered. Please try again in a few minutes.');
}
