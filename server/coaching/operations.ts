import type { components, operations } from '#openapi/user.ts';
import {
  claimInvitation,
  findInviter,
  type InvitationRow,
  listInvitations,
} from '#server/coaching/queries.ts';
import { endOver } from '#server/disclosure/endConsents.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';
import { normaliseEmail } from '#server/identity/email.ts';
import { mailLinks } from '#server/identity/links.ts';
import type { Letter } from '#server/mail/mail.ts';
import { orExplain } from '#server/mail/mailer.ts';
import { nameInMail } from '#server/mail/nameInMail.ts';
import { coachInvitationMail, coachWantedMail } from '#server/mail/messages/coachInvitation.ts';
import type { Services } from '#server/services.ts';

type CoachingOperations = Pick<
  operations,
  'postJobCoachInvitation' | 'listJobCoachInvitationsOfCandidate'
>;

/** How long before another mail goes to the same address. */
const resendAfterMs = 10 * 60_000;

/** A candidate asks a job coach for help: one of the provider's (no address), or one they know. */
export function coachingOperations(services: Services): Handlers<CoachingOperations> {
  const { config, database, mailer, now } = services;
  const { db } = database;
  const inviterOf = async (userGuid: string) => {
    const person = await findInviter(db, userGuid);
    if (!person)
      throw new Problem(
        404,
        'no_user',
        'This account does not exist any more. Please sign up again.',
      );
    return { fullName: `${person.first_name} ${person.last_name}`.trim(), email: person.email };
  };
  type Inviter = Awaited<ReturnType<typeof inviterOf>>;

  const mailFor = (coachEmail: string, { fullName, email }: Inviter): Letter => {
    const candidate = { name: nameInMail(fullName), email };
    const { signIn, signUp } = mailLinks(config);
    return coachEmail === ''
      ? coachWantedMail({ to: config.coachInbox, candidate, signInLink: signIn })
      : coachInvitationMail({ to: coachEmail, candidate, signInLink: signIn, signUpLink: signUp });
  };

  return {
    postJobCoachInvitation: async ({ body, caller }) => {
      const inviter = await inviterOf(caller.userGuid);
      const coachEmail = normaliseEmail(body.jobCoachEmail);
      if (coachEmail === inviter.email) throw ownAddress();
      const at = now();
      const { row, shouldMail } = await mailer.withMails(async (trx, queue) => {
        await endOver(trx, queue, { config, at, candidateGuid: caller.userGuid });
        const claim = await claimInvitation(trx, {
          candidateGuid: caller.userGuid,
          email: coachEmail,
          at,
          resendBefore: new Date(at.getTime() - resendAfterMs),
        });
        const next = 'The invitation was not sent. Please try again in a few minutes.';
        if (claim.shouldMail) await orExplain(queue(mailFor(coachEmail, inviter)), next);
        return claim;
      });
      const record = invitationRecord(row, inviter);
      if (shouldMail || row.answer !== null) return record;
      const sendAgainAt = new Date(row.sent_at.getTime() + resendAfterMs).toISOString();
      return { ...record, sendAgainAt };
    },
    listJobCoachInvitationsOfCandidate: async ({ caller }) => {
      const inviter = await inviterOf(caller.userGuid);
      const rows = await listInvitations(db, caller.userGuid);
      return rows.map((row) => invitationRecord(row, inviter));
    },
  };
}

function ownAddress(): Problem {
  const detail = 'This is your own email address. Give the one of your job coach.';
  return new Problem(400, 'own_address', detail, {
    errors: [{ pointer: '/jobCoachEmail', code: 'own_address', detail }],
  });
}

function invitationRecord(
  row: InvitationRow,
  inviter: { readonly fullName: string; readonly email: string },
): components['schemas']['JobCoachInvitation'] {
  return {
    candidatePersonId: row.candidate_guid,
    jobCoachEmail: row.job_coach_email,
    jobCoachInvitationGUID: row.guid,
    sentAt: row.sent_at.toISOString(),
    answer: row.answer,
    ...inviter,
  };
}
