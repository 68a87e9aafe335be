import type { Mail } from '#server/mail/mail.ts';

/** Tells a person that their password was changed, in case somebody else did it. */
export function passwordChangedMail(values: {
  readonly to: string;
  readonly resetLink: string;
}): Mail {
  return {
    to: values.to,
    subject: 'Your Our Ability password was changed',
    text: `Hello,

The password of your account was changed just now, and every other place where you were signed in has been
signed out.

If it was not you, choose a new password at once:
${values.resetLink}

Our Ability
`,
  };
}
