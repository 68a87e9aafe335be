import type { operations } from '#openapi/user.ts';
import { endSharing } from '#server/coaching/endSharing.ts';
import {
  answerInvitation,
  ensureMatch,
  findCoach,
  findMatchOf,
  findMatchOfBoth,
  holdInvitation,
  holdMatchOf,
  insertDecline,
} from '#server/coaching/matchQueries.ts';
import { matchRecord, receivedInvitationRecord } from '#server/coaching/matchRecords.ts';
import { findInviter, withdrawInvitation } from '#server/coaching/queries.ts';
import type { Db } from '#server/database/connect.ts';
import { listInvitationsTo } from '#server/disclosure/coachListQueries.ts';
import { findConsentOfMatch } from '#server/disclosure/consentQueries.ts';
import { endOver } from '#server/disclosure/endConsents.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';
import { normaliseEmail } from '#server/identity/email.ts';
import { mailLinks } from '#server/identity/links.ts';
import type { Letter } from '#server/mail/mail.ts';
import { orExplain } from '#server/mail/mailer.ts';
import { coachAcceptedMail } from '#server/mail/messages/coachInvitation.ts';
import { nameInMail } from '#server/mail/nameInMail.ts';
import { insertNotification } from '#server/notifications/queries.ts';
import { findClosed } from '#server/ownData/queries.ts';
import type { Services } from '#server/services.ts';

type MatchOperations = Pick<
  operations,
  | 'listJobCoachInvitesByEmail'
  | 'declineJobCoachInvitation'
  | 'withdrawJobCoachInvitation'
  | 'postJobCoachMatch'
  | 'endJobCoachMatch'
  | 'getJobCoachMatchState'
>;

const noInvitation = () =>
  new Problem(404, 'no_invitation', 'This request is not there any more. Load the page again.');
const noMatch = () => new Problem(404, 'no_match', 'You do not work together, or not any more.');
const answered = (answer: 'accepted' | 'declined' | 'withdrawn') =>
  new Problem(
    409,
    'invitation_answered',
    answer === 'accepted'
      ? 'Somebody else has just accepted this request.'
      : answer === 'declined'
        ? 'You declined this request before. Ask the candidate to invite you again.'
        : 'The candidate took this request back.',
  );

const parted = () =>
  new Problem(
    409,
    'invitation_answered',
    'You do not work together any more. Ask the candidate to invite you again.',
  );

/** For the candidate, who takes an invitation back too late. */
const answeredBefore = () =>
  new Problem(409, 'invitation_answered', 'Your job coach answered this invitation before.');

/** How job coaches answer invitations, and how the two part again. */
export function matchOperations(services: Services): Handlers<MatchOperations> {
  const { config, database, mailer, now } = services;
  const { db } = database;
  /** An invitation that this coach may answer: to their address, or to all of the provider's. */
  const heldInvitation = async (trx: Db, guid: string, coachGuid: string) => {
    const coach = await findCoach(trx, coachGuid);
    const invitation = await holdInvitation(trx, guid);
    const isTheirs =
      invitation?.job_coach_email === ''
        ? coach?.provider_coach
        : invitation?.job_coach_email === coach?.email;
    if (!coach || !invitation || !isTheirs) throw noInvitation();
    // The list of requests may have been loaded before.
    if (await findClosed(trx, invitation.candidate_guid)) throw noInvitation();
    return invitation;
  };
  const tellAccepted = async (
    trx: Db,
    queue: (letter: Letter) => Promise<void>,
    people: { readonly candidateGuid: string; readonly coachGuid: string },
  ) => {
    const [candidate, coach] = [
      await findInviter(trx, people.candidateGuid),
      await findInviter(trx, people.coachGuid),
    ];
    if (!candidate || !coach) throw noInvitation();
    const letter = coachAcceptedMail({
      to: candidate.email,
      coachName: nameInMail(`${coach.first_name} ${coach.last_name}`),
      chooseLink: mailLinks(config).jobCoaches,
    });
    await orExplain(queue(letter), 'Nothing was accepted. Please try again in a few minutes.');
  };
  return {
    listJobCoachInvitesByEmail: async ({ body, caller }) => {
      const coach = await findCoach(db, caller.userGuid);
      if (!coach || normaliseEmail(body.email) !== coach.email)
        throw new Problem(403, 'not_allowed', 'This is not your own email address.');
      const me = { guid: caller.userGuid, email: coach.email };
      return (await listInvitationsTo(db, me, now())).map(receivedInvitationRecord);
    },

    declineJobCoachInvitation: async ({ path, caller }) => {
      const at = now();
      await db.transaction().execute(async (trx) => {
        const invitation = await heldInvitation(trx, path.guid, caller.userGuid);
        if (invitation.answer === 'declined') return;
        if (invitation.answer) throw answered(invitation.answer);
        // A request to all coaches of the provider stays open for the others.
        if (invitation.job_coach_email === '')
          return insertDecline(trx, invitation.guid, caller.userGuid, at);
        const coachGuid = caller.userGuid;
        await answerInvitation(trx, invitation.guid, { answer: 'declined', coachGuid, at });
        await insertNotification(trx, {
          userGuid: invitation.candidate_guid,
          kind: 'coachDeclined',
          about: coachGuid,
          at,
        });
      });
      return { message: 'Declined.' };
    },

    withdrawJobCoachInvitation: async ({ path, caller }) => {
      const row = await withdrawInvitation(db, path.guid, caller.userGuid, now());
      if (!row) throw noInvitation();
      if (row.answer !== 'withdrawn') throw answeredBefore();
      return { message: 'Taken back.' };
    },

    postJobCoachMatch: async ({ body, caller }) => {
      const at = now();
      const coachGuid = caller.userGuid;
      return mailer.withMails(async (trx, queue) => {
        const invitation = await heldInvitation(trx, body.jobCoachInvitationGUID, coachGuid);
        const candidateGuid = invitation.candidate_guid;
        if (candidateGuid !== body.candidatePersonId.toLowerCase()) throw noInvitation();
        const isAgain = invitation.answer === 'accepted' && invitation.coach_guid === coachGuid;
        if (invitation.answer && !isAgain) throw answered(invitation.answer);
        const both = { candidateGuid, coachGuid };
        await endOver(trx, queue, { config, at, candidateGuid });
        if (isAgain) {
          const match = await findMatchOfBoth(trx, both);
          // One invitation makes one match: who parted is asked by a new one.
          if (!match) throw parted();
          return matchRecord(match);
        }
        const match = await ensureMatch(trx, { ...both, invitationGuid: invitation.guid, at });
        await answerInvitation(trx, invitation.guid, { answer: 'accepted', coachGuid, at });
        await insertNotification(trx, {
          userGuid: candidateGuid,
          kind: 'coachAccepted',
          about: coachGuid,
          at,
        });
        await tellAccepted(trx, queue, both);
        return matchRecord(match);
      });
    },

    endJobCoachMatch: async ({ path, caller }) => {
      const at = now();
      return db.transaction().execute(async (trx) => {
        const match = await holdMatchOf(trx, path.guid, caller.userGuid);
        if (!match) throw noMatch();
        return matchRecord(await endSharing(trx, match, { by: caller.userGuid, at }));
      });
    },

    getJobCoachMatchState: async ({ path, caller }) => {
      const match = await findMatchOf(db, path.guid, caller.userGuid);
      if (!match) throw noMatch();
      const consent = await findConsentOfMatch(db, match.guid, now());
      return {
        live: consent !== undefined,
        scopes: consent?.scopes ?? [],
        until: consent?.expires_at.toISOString() ?? null,
      };
    },
  };
}
