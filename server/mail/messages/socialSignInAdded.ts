import { say } from '#server/i18n/words.ts';
import type { Letter } from '#server/mail/mail.ts';

/**
 * Tells a person that there is one more way into their account, in case it was not they who used
 * it.
 * @param name what people know the other provider by; a setting, so nobody else chooses it
 * @param isPasswordGone somebody had signed up with the address and never verified it
 */
export const socialSignInAddedMail = (values: {
  readonly to: string;
  readonly name: string;
  readonly resetLink: string;
  readonly isPasswordGone: boolean;
}): Letter => ({
  to: values.to,
  subject: say('socialSignInAdded.subject', { name: values.name }),
  parts: [
    [say('socialSignInAdded.added', { name: values.name })],
    [
      say(
        values.isPasswordGone
          ? 'socialSignInAdded.passwordGone'
          : 'socialSignInAdded.passwordWorks',
      ),
    ],
    { link: values.resetLink },
  ],
});
