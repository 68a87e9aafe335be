import { say } from '#server/i18n/words.ts';
import type { Letter } from '#server/mail/mail.ts';

/** Tells a person that their password was changed, in case somebody else did it. */
export const passwordChangedMail = (values: {
  readonly to: string;
  readonly resetLink: string;
}): Letter => ({
  to: values.to,
  subject: say('passwordChanged.subject'),
  parts: [
    [say('passwordChanged.changed')],
    [say('passwordChanged.reset')],
    { link: values.resetLink },
  ],
});
