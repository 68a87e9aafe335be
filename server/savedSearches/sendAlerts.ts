import { newJobsMail } from '#server/mail/messages/newJobs.ts';
import { stillWantedMail } from '#server/mail/messages/stillWanted.ts';
import {
  holdSearch,
  insertAlerts,
  listMailedSearches,
  listToldJobs,
  type MailedSearch,
  noteTurn,
  pauseUnanswered,
} from '#server/savedSearches/alertQueries.ts';
import { type Arrival, listArrivals } from '#server/savedSearches/arrivalQueries.ts';
import { isDue } from '#server/savedSearches/due.ts';
import { searchLinks } from '#server/savedSearches/links.ts';
import { listed } from '#server/savedSearches/listed.ts';
import { mailToken } from '#server/savedSearches/mailTokens.ts';
import { newJobsOf } from '#server/savedSearches/newJobs.ts';
import { isPlaceGone } from '#server/savedSearches/places.ts';
import { updateSearch } from '#server/savedSearches/queries.ts';
import { timeZoneOf } from '#server/places/timeZone.ts';
import type { Services } from '#server/services.ts';
import type { DoWork, Work } from '#server/workQueue/workQueue.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A turn that is asked for twice finds nothing to do. */
export const alertsEverySeconds = 60 * 60;
/** "Do you still want this?" is asked after so long without opening it. */
const quietMs = 365 * dayMs;
const daysToAnswer = 30;
/** A job whose import was not finished at the last turn is found at the next. */
const overlapMs = dayMs;
const batch = 500;
/** Enough to choose those that are listed from. */
const mostRead = 500;

export const alertsWork: Work = {
  name: 'alerts',
  takesAtMostSeconds: 30 * 60,
  tries: 3,
  firstPauseSeconds: 60,
  longestPauseSeconds: 10 * 60,
  askEverySeconds: 60,
};

type AlertServices = Pick<
  Services,
  'config' | 'database' | 'jobSearch' | 'mailer' | 'mailSecret' | 'now'
>;

/**
 * Gives each saved search whose turn it is its turn, in a transaction of its own: notes which jobs
 * the person is told of and queues the mail, or neither. Several processes may do it at once.
 * @throws the failures, after all had their turn
 */
export function sendAlerts(services: AlertServices): DoWork {
  const { now } = services;
  const { db } = services.database;
  return async () => {
    const at = now();
    await pauseUnanswered(db, new Date(at.getTime() - daysToAnswer * dayMs), at);
    const failures: unknown[] = [];
    for (let after: string | null = null, more = true; more;) {
      const searches: MailedSearch[] = await listMailedSearches(db, after, batch);
      const due = searches.filter((one) => isDue(one, timeZoneOf(one), at));
      if (due.length > 0) {
        const arrivals = await listArrivals(db, new Date(Math.min(...due.map(since))), at);
        for (const search of due)
          try {
            await giveTurn(services, search, arrivals, at);
          } catch (failure) {
            failures.push(failure);
          }
      }
      after = searches.at(-1)?.guid ?? null;
      more = searches.length === batch;
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some searches had no turn.');
  };
}

/** From when on a job counts, in milliseconds since 1970. */
const since = ({ mails_since, last_run_at }: MailedSearch): number =>
  Math.max(mails_since.getTime(), last_run_at.getTime() - overlapMs);

async function giveTurn(
  { config, mailer, jobSearch, mailSecret }: AlertServices,
  search: MailedSearch,
  arrivals: readonly Arrival[],
  at: Date,
): Promise<void> {
  const links = searchLinks(config);
  const token = mailToken(mailSecret, search.guid);
  const mail = { to: search.email, searchName: search.name, stopLink: links.stop(token) };
  await mailer.withMails(async (trx, queue) => {
    const held = await holdSearch(trx, search.guid, search.last_run_at);
    if (!held || held.frequency === 'never') return;
    if (isPlaceGone(held)) {
      await updateSearch(trx, held.guid, null, { paused_at: at, paused_for: 'place' });
      return;
    }
    const found = newJobsOf(jobSearch, held, arrivals, new Date(since(search)));
    const untold = await insertAlerts(trx, held, found, at);
    const ids = found.filter((id) => untold.has(id));
    const jobs = listed(ids, await listToldJobs(trx, ids.slice(0, mostRead)));
    const asks = held.asked_at === null && at.getTime() - held.reviewed_at.getTime() >= quietMs;
    await noteTurn(trx, held.guid, {
      last_run_at: at,
      ...(jobs.length > 0 ? { last_sent_at: at } : {}),
      ...(asks ? { asked_at: at } : {}),
    });
    if (jobs.length > 0)
      await queue(
        newJobsMail({
          ...mail,
          frequency: held.frequency,
          total: ids.length,
          jobs: jobs.map((job) => ({ ...job, link: links.job(job.source_guid) })),
          listLink: links.list(held.guid),
        }),
      );
    if (asks)
      await queue(stillWantedMail({ ...mail, days: daysToAnswer, keepLink: links.keep(token) }));
  });
}
