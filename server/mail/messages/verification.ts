import { say } from '#server/i18n/words.ts';
import type { Letter, Part } from '#server/mail/mail.ts';

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
}): Letter {
  const { to, code, link, codeMinutes, linkHours } = values;
  const again: readonly Part[] = [[say('verification.again')], { link: values.resetLink }];
  return {
    to,
    subject: say('verification.subject', { code }),
    parts: [
      [say('verification.welcome')],
      { code },
      [
        say('verification.codeWorks', { count: codeMinutes }),
        say('verification.linkWorks', { count: linkHours }),
      ],
      { link },
      ...(values.isAgain ? again : []),
      [say('verification.notYou')],
    ],
  };
}
