import type { Mail } from '#server/mail/mail.ts';

/**
 * Tells a person that there is one more way into their account, in case it was not they who used
 * it.
 * @param name what people know the other provider by; a setting, so nobody else chooses it
 * @param isPasswordGone somebody had signed up with the address and never verified it
 */
export function socialSignInAddedMail(values: {
  readonly to: string;
  readonly name: string;
  readonly resetLink: string;
  readonly isPasswordGone: boolean;
}): Mail {
  const password = values.isPasswordGone
    ? 'The password that was chosen at a sign-up with this address no longer works, because the address was not\nverified then. To have a password as well, choose one here:'
    : 'Your password still works. If it was not you who signed in, choose a new password at once, and make sure that\nnobody else can sign in as you there:';
  return {
    to: values.to,
    subject: `You can now sign in to Our Ability with ${values.name}`,
    text: `Hello,

Somebody, we hope you, just signed in to your account with ${values.name}, which confirmed that this
address is theirs. From now on that works in place of a password.

${password}
${values.resetLink}

Our Ability
`,
  };
}
