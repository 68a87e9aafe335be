import { say } from '#server/i18n/words.ts';
import type { Letter } from '#server/mail/mail.ts';

const invites = {
  2: 'accountMade.candidate',
  3: 'accountMade.employer',
  4: 'accountMade.jobCoach',
} as const;

/** Tells somebody that an administrator made an account for them, with the link to a password. */
export const accountMadeMail = (values: {
  readonly to: string;
  readonly role: 2 | 3 | 4;
  readonly link: string;
  readonly resetLink: string;
  readonly days: number;
}): Letter => ({
  to: values.to,
  subject: say('accountMade.subject'),
  parts: [
    [say(invites[values.role])],
    [say('accountMade.choose')],
    { link: values.link },
    [say('accountMade.works', { count: values.days })],
    { link: values.resetLink },
    [say('accountMade.unknown')],
  ],
});

/**
 * Tells somebody that they are an administrator now.
 * @param values.choose the link to a password and for how long it works; null for who has one
 */
export const administratorAddedMail = (values: {
  readonly to: string;
  readonly signInLink: string;
  readonly choose: {
    readonly link: string;
    readonly resetLink: string;
    readonly days: number;
  } | null;
}): Letter => ({
  to: values.to,
  subject: say('administratorAdded.subject'),
  parts: [
    [say('administratorAdded.made')],
    ...(values.choose
      ? [
          [say('administratorAdded.choose')],
          { link: values.choose.link },
          [say('accountMade.works', { count: values.choose.days })],
          { link: values.choose.resetLink },
        ]
      : [[say('administratorAdded.signIn')], { link: values.signInLink }]),
    [say('administratorAdded.unknown')],
  ],
});

/**
 * Tells a person that an administrator closed their account.
 * @param values.lastDay on which it can be opened again, as YYYY-MM-DD
 */
export const accountEndedMail = (values: {
  readonly to: string;
  readonly lastDay: string;
  readonly helpLink: string;
}): Letter => ({
  to: values.to,
  subject: say('accountEnded.subject'),
  parts: [
    [say('accountEnded.closed')],
    [say('accountEnded.deleted', { day: new Date(values.lastDay) })],
    [say('accountEnded.mistake')],
    { link: values.helpLink },
  ],
});

/** Tells a person that an administrator opened their account again. */
export const accountReopenedMail = (values: {
  readonly to: string;
  readonly signInLink: string;
}): Letter => ({
  to: values.to,
  subject: say('accountReopened.subject'),
  parts: [
    [say('accountReopened.open')],
    { link: values.signInLink },
    [say('accountReopened.sharing')],
  ],
});

/** Tells a person, at both addresses, that their old account is one with another now. */
export const accountMovedMail = (values: {
  readonly to: string;
  readonly oldAddress: string;
  readonly newAddress: string;
  readonly signInLink: string;
  readonly helpLink: string;
}): Letter => {
  const { oldAddress: old, newAddress: address } = values;
  return {
    to: values.to,
    subject: say('accountMoved.subject'),
    parts: [
      [say('accountMoved.moved', { old, address })],
      [say('accountMoved.signIn', { address })],
      { link: values.signInLink },
      [say('accountMoved.gone')],
      [say('accountMoved.check')],
      [say('accountMoved.sharing')],
      [say('accountMoved.mistake')],
      { link: values.helpLink },
    ],
  };
};
