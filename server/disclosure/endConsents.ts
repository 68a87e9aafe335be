import type { Config } from '#server/config.ts';
import type { Db } from '#server/database/connect.ts';
import {
  endExpiredConsents,
  type EndingConsentRow,
  takeEndingConsents,
} from '#server/disclosure/consentEndQueries.ts';
import { mailLinks } from '#server/identity/links.ts';
import type { Letter } from '#server/mail/mail.ts';
import { consentEndMail } from '#server/mail/messages/consentEnd.ts';
import { nameInMail } from '#server/mail/nameInMail.ts';
import { dayWhere, timeZoneOf } from '#server/places/timeZone.ts';
import { insertNotification } from '#server/notifications/queries.ts';
import type { Services } from '#server/services.ts';

/** How many days before its end a candidate is told of it; the last one first. */
const TOLD_DAYS = [1, 14] as const;

type Queue = (letter: Letter) => Promise<void>;

/**
 * Tells candidates two weeks and a day before what they share with a coach ends, and ends what is
 * over. Each is told once, however often this runs.
 */
export async function endConsents({
  config,
  mailer,
  now,
}: Pick<Services, 'config' | 'mailer' | 'now'>): Promise<void> {
  const at = now();
  await mailer.withMails(async (trx, queue) => {
    await endOver(trx, queue, { config, at, candidateGuid: null });
    for (const days of TOLD_DAYS)
      for (const row of await takeEndingConsents(trx, days, at)) {
        await insertNotification(trx, {
          userGuid: row.candidate_guid,
          kind: 'sharingEnds',
          about: row.coach_guid,
          values: { until: dayWhere(timeZoneOf(row), row.expires_at).toISOString() },
          at,
        });
        await queue(letterOf(config, row, days === 1 ? 'tomorrow' : 'soon'));
      }
  });
}

/**
 * Ends what is over and tells both. Also before two begin anew: a match that is over and not noted
 * as such would stand in for the new one, and the next sweep would end that.
 * @param candidateGuid only what this candidate shared; null for everybody
 */
export async function endOver(
  trx: Db,
  queue: Queue,
  {
    config,
    at,
    candidateGuid,
  }: { readonly config: Config; readonly at: Date; readonly candidateGuid: string | null },
): Promise<void> {
  for (const row of await endExpiredConsents(trx, at, candidateGuid)) {
    await tellBoth(trx, row, at);
    await queue(letterOf(config, row, 'ended'));
  }
}

function letterOf(
  config: Config,
  row: EndingConsentRow,
  when: 'soon' | 'tomorrow' | 'ended',
): Letter {
  return consentEndMail({
    to: row.email,
    coachName: nameInMail(row.coach_name),
    end: dayWhere(timeZoneOf(row), row.expires_at),
    when,
    chooseLink: mailLinks(config).jobCoaches,
  });
}

/** Both read that it is over. */
async function tellBoth(
  trx: Db,
  row: { readonly candidate_guid: string; readonly coach_guid: string },
  at: Date,
): Promise<void> {
  for (const [userGuid, about] of [
    [row.candidate_guid, row.coach_guid],
    [row.coach_guid, row.candidate_guid],
  ] as const)
    await insertNotification(trx, { userGuid, kind: 'sharingEnded', about, at });
}
