import { say } from '#server/i18n/words.ts';
import type { Letter } from '#server/mail/mail.ts';

/** Tells a person that a passkey was added to their account, in case somebody else did it. */
export const passkeyAddedMail = (values: {
  readonly to: string;
  readonly resetLink: string;
}): Letter => ({
  to: values.to,
  subject: say('passkeyAdded.subject'),
  parts: [[say('passkeyAdded.added')], [say('passkeyAdded.notYou')], { link: values.resetLink }],
});
