import { say } from '#server/i18n/words.ts';
import type { Letter } from '#server/mail/mail.ts';

/**
 * For an address with an account, when somebody signs up with it or asks for a new verification
 * mail.
 */
export const accountExistsMail = (values: {
  readonly to: string;
  /** Null when the account has no password yet. */
  readonly signInLink: string | null;
  readonly resetLink: string;
}): Letter => ({
  to: values.to,
  subject: say('accountExists.subject'),
  parts: [
    ...(values.signInLink === null
      ? [[say('accountExists.choose')]]
      : [[say('accountExists.signIn')], { link: values.signInLink }, [say('accountExists.reset')]]),
    { link: values.resetLink },
    [say('accountExists.notYou')],
  ],
});
