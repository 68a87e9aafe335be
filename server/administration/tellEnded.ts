import { REASON_MAX } from '#domain/viewAs.ts';
import { appendAudit } from '#server/administration/audit.ts';
import { listChangedIn } from '#server/administration/auditQueries.ts';
import type { Db } from '#server/database/connect.ts';
import {
  type ActingSession,
  endOverdueActing,
  findActing,
  findRenewedBy,
  listUntold,
  markTold,
} from '#server/identity/actingQueries.ts';
import { findAccount } from '#server/identity/queries.ts';
import type { Letter } from '#server/mail/mail.ts';
import { accountViewedMail, sectionsOf } from '#server/mail/messages/accountViewed.ts';
import { nameInMail } from '#server/mail/nameInMail.ts';
import { insertNotification } from '#server/notifications/queries.ts';
import type { Services } from '#server/services.ts';
import type { DoWork, Work } from '#server/workQueue/workQueue.ts';

type Telling = { readonly queue: (letter: Letter) => Promise<void>; readonly at: Date };

/** How often views are looked for that ended by themselves. */
export const tellEverySeconds = 5 * 60;
export const tellWork: Work = {
  name: 'tell-of-views',
  takesAtMostSeconds: 120,
  tries: 5,
  firstPauseSeconds: 30,
  longestPauseSeconds: 10 * 60,
  askEverySeconds: 60,
};

/** Ends the views whose time is over, and tells whom they were views of. */
export function tellOfViews(services: Pick<Services, 'database' | 'mailer' | 'now'>): DoWork {
  return async () => {
    await endOverdueActing(services.database.db, services.now());
    await tellEndedIn(services, null);
  };
}

/** Tells of the views of a sign-in, or of all, that ended while nobody told of them. */
export async function tellEndedIn(
  { database, mailer, now }: Pick<Services, 'database' | 'mailer' | 'now'>,
  family: string | null,
): Promise<void> {
  for (const { guid } of await listUntold(database.db, family))
    await mailer.withMails((trx, queue) => tell(trx, guid, { queue, at: now() }));
}

/**
 * Tells of a view that ended, once: the log, and whom it was a view of, by a notice and a mail. A
 * view that went on in a new session is told of with that one.
 */
export async function tell(trx: Db, guid: string, { queue, at }: Telling): Promise<void> {
  if (!(await markTold(trx, guid, at))) return;
  const session = await findActing(trx, guid);
  if (!session?.ended_at || session.ended_by === null) return;
  if (session.ended_by !== 'renewed') await tellPerson(trx, session, { queue, at });
  await appendAudit(trx, {
    at: session.ended_at,
    kind: 'viewEnded',
    actorGuid: session.admin_guid,
    acting: { sessionGuid: guid, targetGuid: session.target_guid },
    about: session.ended_by,
  });
}

async function tellPerson(trx: Db, last: ActingSession, { queue, at }: Telling): Promise<void> {
  const sessions = [last];
  for (let first = last; ;) {
    const before = await findRenewedBy(trx, first);
    if (!before) break;
    sessions.unshift(before);
    first = before;
  }
  const [target, administrator] = await Promise.all([
    findAccount(trx, last.target_guid),
    findAccount(trx, last.admin_guid),
  ]);
  if (!target || !administrator) return;
  const startedAt = (sessions[0] ?? last).started_at;
  const endedAt = last.ended_at ?? last.ends_at;
  const minutes = Math.max(1, Math.round((endedAt.getTime() - startedAt.getTime()) / 60_000));
  await insertNotification(trx, {
    userGuid: target.user_guid,
    kind: 'accountViewed',
    about: administrator.user_guid,
    values: { minutes: String(minutes), reason: last.reason },
    at,
  });
  const changes = await listChangedIn(
    trx,
    sessions.map((session) => session.guid),
  );
  await queue(
    accountViewedMail({
      to: target.email,
      name: nameInMail(`${administrator.first_name} ${administrator.last_name}`),
      on: startedAt,
      minutes,
      reason: nameInMail(last.reason, REASON_MAX),
      sections: sectionsOf(changes),
    }),
  );
}
