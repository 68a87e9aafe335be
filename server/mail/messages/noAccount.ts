import { say } from '#server/i18n/words.ts';
import type { Letter } from '#server/mail/mail.ts';

/** Helps a person who forgot which address they signed up with; the page itself must not tell. */
export const noAccountMail = (values: {
  readonly to: string;
  readonly language: string | null;
  readonly signUpLink: string;
}): Letter => ({
  to: values.to,
  language: values.language,
  subject: say('noAccount.subject'),
  parts: [[say('noAccount.signUp')], { link: values.signUpLink }, [say('notYou')]],
});
