import type { Config } from '#server/config.ts';
import type { Db } from '#server/database/connect.ts';
import { listLiveMatchesWith } from '#server/coaching/matchQueries.ts';
import { endSharingOf } from '#server/disclosure/endQueries.ts';
import { endAcceptedInvitations } from '#server/disclosure/sharingQueries.ts';
import { mailLinks } from '#server/identity/links.ts';
import type { Letter } from '#server/mail/mail.ts';
import { coachLeftBehindMail, coachLeftMail } from '#server/mail/messages/coachLeft.ts';
import { nameInMail } from '#server/mail/nameInMail.ts';
import { insertNotification } from '#server/notifications/queries.ts';

/**
 * Ends all that somebody shares, or that is shared with them, in the transaction that closes their
 * account, and tells the others. The candidates of a job coach read of two ways on; the provider
 * gets their number.
 */
export async function closeSharing(
  trx: Db,
  userGuid: string,
  {
    config,
    queue,
    at,
  }: {
    readonly config: Config;
    readonly queue: (letter: Letter) => Promise<void>;
    readonly at: Date;
  },
): Promise<void> {
  const matches = await listLiveMatchesWith(trx, userGuid);
  await endSharingOf(trx, userGuid, at);
  await endAcceptedInvitations(trx, userGuid, at);
  const left = matches.filter(({ coach_guid }) => coach_guid === userGuid);
  for (const match of matches) {
    const isCoach = match.coach_guid === userGuid;
    await insertNotification(trx, {
      userGuid: isCoach ? match.candidate_guid : match.coach_guid,
      kind: isCoach ? 'coachStopped' : 'accountClosed',
      about: userGuid,
      at,
    });
  }
  for (const { candidate_email: to, coach_name } of left)
    await queue(
      coachLeftMail({
        to,
        coachName: nameInMail(coach_name),
        inviteLink: mailLinks(config).inviteJobCoach,
      }),
    );
  if (left.length > 0)
    await queue(coachLeftBehindMail({ to: config.coachInbox, count: left.length }));
}
