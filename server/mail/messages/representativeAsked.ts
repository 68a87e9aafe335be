import { say } from '#server/i18n/words.ts';
import type { Letter } from '#server/mail/mail.ts';

const asks = {
  parent: 'representative.asksParent',
  guardian: 'representative.asksGuardian',
} as const;

/** Asks a parent or guardian to agree that a candidate shares. It says nothing of what. */
export function representativeAskedMail(values: {
  readonly to: string;
  readonly candidateName: string;
  readonly relationship: 'parent' | 'guardian';
  readonly days: number;
  readonly link: string;
}): Letter {
  const { to, candidateName: name, relationship, days, link } = values;
  return {
    to,
    subject: say('representative.subject'),
    parts: [
      [say(asks[relationship], { name })],
      [say('representative.means')],
      { link },
      [say('representative.works', { count: days })],
      [say('representative.unknown')],
    ],
  };
}
