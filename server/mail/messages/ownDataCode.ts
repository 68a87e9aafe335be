import { say } from '#server/i18n/words.ts';
import type { Letter } from '#server/mail/mail.ts';

/** The code with which somebody without a password confirms a download or the closing. */
export const ownDataCodeMail = (values: {
  readonly to: string;
  readonly code: string;
  readonly codeMinutes: number;
}): Letter => ({
  to: values.to,
  subject: say('ownDataCode.subject', { code: values.code }),
  parts: [
    [say('ownDataCode.asked')],
    { code: values.code },
    [say('ownDataCode.works', { count: values.codeMinutes })],
    [say('ownDataCode.notYou')],
  ],
});
