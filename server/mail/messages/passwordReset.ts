import type { Mail } from '#server/mail/mail.ts';

/** The code for a new password. */
export function passwordResetMail(values: {
  readonly to: string;
  readonly code: string;
  readonly link: string;
  readonly codeMinutes: number;
}): Mail {
  return {
    to: values.to,
    subject: `${values.code} is your Our Ability code for a new password`,
    text: `Hello,

Somebody, we hope you, asked for a new password. To choose one, type this code:

${values.code}

It works for ${values.codeMinutes} minutes, on this page:
${values.link}

If it was not you, you need not do anything. Your password has not changed.

Our Ability
`,
  };
}
