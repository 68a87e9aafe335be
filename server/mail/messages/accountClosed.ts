import { say } from '#server/i18n/words.ts';
import type { Letter } from '#server/mail/mail.ts';

/**
 * Tells a person that their account is closed, and how to open it again.
 * @param values.lastDay on which that can be done, as YYYY-MM-DD
 */
export const accountClosedMail = (values: {
  readonly to: string;
  readonly lastDay: string;
  readonly signInLink: string;
  readonly hasApplied: boolean;
}): Letter => ({
  to: values.to,
  subject: say('accountClosed.subject'),
  parts: [
    [say('accountClosed.closed')],
    [say('accountClosed.wayBack', { day: new Date(values.lastDay) })],
    { link: values.signInLink },
    [say('accountClosed.deleted')],
    ...(values.hasApplied ? [[say('accountClosed.applications')]] : []),
    [say('accountClosed.notYou')],
  ],
});
