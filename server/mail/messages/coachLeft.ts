import { say } from '#server/i18n/words.ts';
import type { Letter } from '#server/mail/mail.ts';

/** Tells a candidate that a job coach left, and two ways on. */
export function coachLeftMail(values: {
  readonly to: string;
  readonly coachName: string;
  readonly inviteLink: string;
}): Letter {
  return {
    to: values.to,
    subject: say('coachLeft.subject'),
    parts: [
      [say('coachLeft.left', { name: values.coachName })],
      [say('coachLeft.ways')],
      { link: values.inviteLink },
    ],
  };
}

/** Tells the provider how many candidates a job coach leaves behind, and nobody's name. */
export function coachLeftBehindMail(values: {
  readonly to: string;
  readonly count: number;
}): Letter {
  return {
    to: values.to,
    subject: say('coachLeft.inboxSubject'),
    parts: [[say('coachLeft.inbox', { count: values.count })]],
  };
}
