import type { Mail } from '#server/mail/mail.ts';

/** For a verified address, when somebody signs up with it or asks for a new verification mail. */
export function accountExistsMail(values: {
  readonly to: string;
  readonly signInLink: string;
  readonly resetLink: string;
}): Mail {
  return {
    to: values.to,
    subject: 'You already have an Our Ability account',
    text: `Hello,

Somebody, perhaps you, asked to sign up or to verify an account with this address. You already have an
account, and it is ready to use. Sign in here:
${values.signInLink}

If you do not remember your password, you can choose a new one here:
${values.resetLink}

If it was not you, you need not do anything. Nothing about your account has changed.

Our Ability
`,
  };
}
