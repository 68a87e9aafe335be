import { say } from '#server/i18n/words.ts';
import type { Letter } from '#server/mail/mail.ts';

/** For a verified address, when somebody signs up with it or asks for a new verification mail. */
export const accountExistsMail = (values: {
  readonly to: string;
  readonly signInLink: string;
  readonly resetLink: string;
}): Letter => ({
  to: values.to,
  subject: say('accountExists.subject'),
  parts: [
    [say('accountExists.signIn')],
    { link: values.signInLink },
    [say('accountExists.reset')],
    { link: values.resetLink },
    [say('accountExists.notYou')],
  ],
});
