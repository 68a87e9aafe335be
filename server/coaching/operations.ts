import type { FastifyRequest } from 'fastify';
import type { components, operations } from '#openapi/user.ts';
import {
  claimInvitation,
  findInviter,
  type InvitationRow,
  listInvitations,
  undoClaim,
} from '#server/coaching/queries.ts';
import { byPerson } from '#server/http/callers.ts';
import type { Limits } from '#server/http/contract.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { candidateOwner, type Policies } from '#server/http/policy.ts';
import { Problem } from '#server/http/problem.ts';
import { normaliseEmail } from '#server/identity/email.ts';
import { mailLinks } from '#server/identity/links.ts';
import { type Mail, sendOrExplain } from '#server/mail/mailer.ts';
import { coachInvitationMail, coachWantedMail } from '#server/mail/messages/coachInvitation.ts';
import type { Services } from '#server/services.ts';

type CoachingOperations = Pick<
  operations,
  'postJobCoachInvitation' | 'listJobCoachInvitationsOfCandidate'
>;

export const coachingPolicies: Policies<CoachingOperations> = {
  postJobCoachInvitation: candidateOwner('body.candidatePersonId'),
  listJobCoachInvitationsOfCandidate: candidateOwner('path.id'),
};

const minute = 60_000;
/** The same address is not mailed again before this. */
const againMs = 10 * minute;

/** Whoever is invited; the provider's own coaches have one address for everybody, so there it is who invites. */
function byInvited(request: FastifyRequest): string {
  const body: unknown = request.body;
  const email: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'jobCoachEmail') : undefined;
  return typeof email === 'string' && email !== '' ? normaliseEmail(email) : byPerson(request);
}

/** Mails to strangers: a person has a coach or two, and nobody's mailbox may be filled from here. */
export const coachingLimits: Limits<CoachingOperations> = {
  postJobCoachInvitation: [
    { max: 10, windowMs: 15 * minute, key: byPerson },
    { max: 5, windowMs: 15 * minute, key: byInvited },
    { max: 60, windowMs: 15 * minute },
  ],
};

/** A candidate asks a job coach to help: the provider's own (no address), or one they know. */
export function coachingOperations(services: Services): Handlers<CoachingOperations> {
  const { config, database, mailer, now } = services;
  const { db } = database;
  const inviterOf = async (userGuid: string) => {
    const person = await findInviter(db, userGuid);
    if (!person)
      throw new Problem(404, 'no_user', 'This account is no longer there. Please sign up again.');
    return { fullName: `${person.first_name} ${person.last_name}`.trim(), email: person.email };
  };
  type Inviter = Awaited<ReturnType<typeof inviterOf>>;

  const mailFor = (coachEmail: string, { fullName, email }: Inviter): Mail => {
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
      const claim = await claimInvitation(db, {
        candidateGuid: caller.userGuid,
        email: coachEmail,
        at,
        againBefore: new Date(at.getTime() - againMs),
      });
      if (claim.isToBeMailed)
        try {
          const next = 'The invitation was not sent. Please try again in a few minutes.';
          await sendOrExplain(mailer, mailFor(coachEmail, inviter), next);
        } catch (error) {
          await undoClaim(db, claim);
          throw error;
        }
      return invitationRecord(claim.row, inviter);
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

/** Anybody can sign up with any name: one line, and nothing that a mail program makes a link or an address of. */
function nameInMail(fullName: string): string {
  return fullName
    .replaceAll(/[\p{C}\s:/\\@<>]+/gu, ' ')
    .replaceAll(/\.(?=\S)/g, '. ')
    .trim()
    .slice(0, 100);
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
    ...inviter,
  };
}
