import type { Mail } from '#server/mail/mail.ts';

/** Helps a person who forgot which address they signed up with; the page itself must not tell. */
export function noAccountMail(values: { readonly to: string; readonly signUpLink: string }): Mail {
  return {
    to: values.to,
    subject: 'There is no Our Ability account with this address',
    text: `Hello,

Somebody, perhaps you, asked us for a code for this address, but there is no account with it. If you have
an account, it has another address: please try again with that one. If you would like to sign up:
${values.signUpLink}

If it was not you, you need not do anything.

Our Ability
`,
  };
}
