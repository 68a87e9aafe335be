import { say } from '#server/i18n/words.ts';
import type { Letter } from '#server/mail/mail.ts';

/** The code for a new password, and a link that needs none. */
export const passwordResetMail = (values: {
  readonly to: string;
  readonly code: string;
  readonly link: string;
  readonly codeMinutes: number;
}): Letter => ({
  to: values.to,
  subject: say('passwordReset.subject', { code: values.code }),
  parts: [
    [say('passwordReset.asked')],
    { code: values.code },
    [say('passwordReset.orLink')],
    { link: values.link },
    [say('passwordReset.works', { count: values.codeMinutes })],
    [say('passwordReset.notYou')],
  ],
});
