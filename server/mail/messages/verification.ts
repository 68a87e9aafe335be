import type { Mail } from '#server/mail/mail.ts';

/**
 * Asks a person to verify their address. No name in it: anybody can type any name beside somebody
 * else's address.
 * @param isAgain somebody signed up with the address before and did not finish; perhaps it was
 * somebody else
 */
export function verificationMail(values: {
  readonly to: string;
  readonly code: string;
  readonly link: string;
  readonly resetLink: string;
  readonly codeMinutes: number;
  readonly linkHours: number;
  readonly isAgain?: boolean;
}): Mail {
  const { to, code, link, codeMinutes, linkHours } = values;
  const again = `
Somebody signed up with this address before and did not finish. What was typed just now counts: the older
codes and links no longer work. If it was not you who signed up just now, do not use the code or the link.
If you would like to have the account, choose a password of your own here:
${values.resetLink}
`;
  return {
    to,
    subject: `${code} is your Our Ability code`,
    text: `Hello,

Welcome to Our Ability. To finish signing up, type this code on the page that asks for it:

${code}

The code works for ${codeMinutes} minutes. Or open this link, which works for ${linkHours} hours:
${link}
${values.isAgain ? again : ''}
If you did not sign up, you need not do anything. Nobody can use this account without the code or the link.

Our Ability
`,
  };
}
