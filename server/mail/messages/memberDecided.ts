import { say } from '#server/i18n/words.ts';
import type { Letter } from '#server/mail/mail.ts';

/** Tells somebody that they are confirmed as working for a company. */
export const memberConfirmedMail = (values: {
  readonly to: string;
  readonly company: string;
  readonly signInLink: string;
}): Letter => ({
  to: values.to,
  subject: say('memberConfirmed.subject', { company: values.company }),
  parts: [
    [say('memberConfirmed.confirmed', { company: values.company })],
    { link: values.signInLink },
  ],
});

/** Tells somebody that they are not, and whom to ask. */
export const memberRefusedMail = (values: {
  readonly to: string;
  readonly company: string;
  readonly helpLink: string;
}): Letter => ({
  to: values.to,
  subject: say('memberRefused.subject', { company: values.company }),
  parts: [
    [say('memberRefused.refused', { company: values.company })],
    [say('memberRefused.mistake')],
    { link: values.helpLink },
  ],
});
