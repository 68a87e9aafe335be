import type { Mail } from '#server/mail/mail.ts';

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
}): Mail {
  const { to, candidate } = values;
  return {
    to,
    subject: 'You are invited to be a job coach on Our Ability',
    text: `Hello,

${candidate.name} (${candidate.email}) uses Our Ability to find a job, and asks you to help as a job coach.

If you have an account as a job coach, sign in here:
${values.signInLink}

If you do not have one, sign up here with this address and choose "a job coach":
${values.signUpLink}

If you do not know this person, you need not do anything.

Our Ability
`,
  };
}

/** Tells the provider's own coaches that a candidate asks for one of them. */
export function coachWantedMail(values: {
  readonly to: string;
  readonly candidate: Inviter;
  readonly signInLink: string;
}): Mail {
  const { to, candidate } = values;
  return {
    to,
    subject: 'A candidate asks for an Our Ability job coach',
    text: `Hello,

${candidate.name} (${candidate.email}) asks for an Our Ability job coach and was told that one of you will
follow up soon. Write to the address above, or sign in:
${values.signInLink}

Our Ability
`,
  };
}
