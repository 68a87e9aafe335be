import { say } from '#server/i18n/words.ts';
import type { Letter } from '#server/mail/mail.ts';

interface Inviter {
  readonly name: string;
  readonly email: string;
}

/**
 * Asks a person to become a job coach. Sent whether the address has an account or not, and says
 * only who the candidate is.
 */
export function coachInvitationMail(values: {
  readonly to: string;
  readonly candidate: Inviter;
  readonly signInLink: string;
  readonly signUpLink: string;
}): Letter {
  const { name, email } = values.candidate;
  return {
    to: values.to,
    subject: say('coachInvitation.subject'),
    parts: [
      [say('coachInvitation.asks', { name, email })],
      [say('coachInvitation.signIn')],
      { link: values.signInLink },
      [say('coachInvitation.signUp')],
      { link: values.signUpLink },
      [say('coachInvitation.unknown')],
    ],
  };
}

/** Tells the provider's own coaches that a candidate asks for one of them. */
export function coachWantedMail(values: {
  readonly to: string;
  readonly candidate: Inviter;
  readonly signInLink: string;
}): Letter {
  const { name, email } = values.candidate;
  return {
    to: values.to,
    subject: say('coachWanted.subject'),
    parts: [[say('coachWanted.asks', { name, email })], { link: values.signInLink }],
  };
}

/** Tells a candidate that a job coach accepted, and where to choose what to share. */
export function coachAcceptedMail(values: {
  readonly to: string;
  readonly coachName: string;
  readonly chooseLink: string;
}): Letter {
  return {
    to: values.to,
    subject: say('coachAccepted.subject'),
    parts: [
      [say('coachAccepted.accepted', { name: values.coachName })],
      [say('coachAccepted.choose')],
      { link: values.chooseLink },
      [say('coachAccepted.stop')],
    ],
  };
}
