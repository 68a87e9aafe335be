import { say } from '#server/i18n/words.ts';
import type { Letter } from '#server/mail/mail.ts';

const subjects = {
  soon: 'consentEnd.soon',
  tomorrow: 'consentEnd.tomorrow',
  ended: 'consentEnd.ended',
} as const;
const sentences = {
  soon: 'consentEnd.ends',
  tomorrow: 'consentEnd.ends',
  ended: 'consentEnd.over',
} as const;

/** Tells a candidate that what they share with a job coach ends, or ended. It names no fact. */
export function consentEndMail(values: {
  readonly to: string;
  readonly coachName: string;
  readonly end: Date;
  readonly when: 'soon' | 'tomorrow' | 'ended';
  readonly chooseLink: string;
}): Letter {
  const { coachName, end, when } = values;
  return {
    to: values.to,
    subject: say(subjects[when]),
    parts: [
      [say(sentences[when], { name: coachName, end })],
      [say('consentEnd.again')],
      { link: values.chooseLink },
    ],
  };
}
