import { say } from '#server/i18n/words.ts';
import type { Letter } from '#server/mail/mail.ts';

/**
 * Asks a candidate whether they still want the mails of a search that they did not open for a
 * year.
 * @param values.days in which no answer pauses them
 */
export const stillWantedMail = (values: {
  readonly to: string;
  readonly searchName: string;
  readonly days: number;
  readonly keepLink: string;
  readonly stopLink: string;
}): Letter => ({
  to: values.to,
  stopUrl: values.stopLink,
  subject: say('stillWanted.subject', { name: values.searchName }),
  parts: [
    [say('stillWanted.notOpened', { name: values.searchName })],
    { link: values.keepLink, words: say('stillWanted.yes') },
    { link: values.stopLink, words: say('stillWanted.stop') },
    [say('stillWanted.otherwise', { count: values.days })],
  ],
});
