import { say } from '#server/i18n/words.ts';
import type { Letter } from '#server/mail/mail.ts';

/**
 * Tells a candidate that a company invites them. The message itself stands on the page, beside the
 * buttons to decline and to block: it is the words of somebody whom nobody asked to write.
 */
export function companyInvitesMail(values: {
  readonly to: string;
  readonly name: string;
  readonly company: string;
  /** Of the job that it is for; null for none. */
  readonly title: string | null;
  readonly invitationsLink: string;
}): Letter {
  const { to, name, company, title, invitationsLink } = values;
  return {
    to,
    subject: say('companyInvites.subject', { company }),
    parts: [
      [
        say('companyInvites.wrote', { name, company }),
        ...(title === null ? [] : [say('companyInvites.job', { title })]),
      ],
      [say('companyInvites.read')],
      { link: invitationsLink },
      [say('companyInvites.sees')],
    ],
  };
}

/** Tells an employer that a candidate accepted their invitation. */
export const invitationAcceptedMail = (values: {
  readonly to: string;
  readonly name: string;
  readonly candidateLink: string;
}): Letter => ({
  to: values.to,
  subject: say('invitationAccepted.subject', { name: values.name }),
  parts: [
    [say('invitationAccepted.accepted', { name: values.name })],
    { link: values.candidateLink },
  ],
});
