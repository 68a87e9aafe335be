import type { FastifyInstance } from 'fastify';
import { draftsKeptSince } from '#domain/drafts.ts';
import { pruneAudit } from '#server/administration/auditQueries.ts';
import { deleteApplicationsBefore } from '#server/applications/queries.ts';
import { endConsents } from '#server/disclosure/endConsents.ts';
import { deleteProofBefore, endExpiredShares } from '#server/disclosure/endQueries.ts';
import { tellReviews } from '#server/disclosure/passport/reviewDay.ts';
import { LETTERS_KEPT_MS, tellEndingLetters } from '#server/disclosure/letters/ending.ts';
import { deleteLettersBefore } from '#server/disclosure/letters/queries.ts';
import { deleteDraftsBefore } from '#server/drafts/queries.ts';
import { deleteInvitationsBefore } from '#server/employers/contactLogQueries.ts';
import { tidySavedCandidates } from '#server/employers/savedQueries.ts';
import { deleteFeedbackBefore } from '#server/matching/feedbackQueries.ts';
import { mailKeptReports } from '#server/help/mailKeptReports.ts';
import { deleteLeftDrafts } from '#server/employers/writtenPostingQueries.ts';
import { deleteExpiredCounts } from '#server/http/limits.ts';
import { tidySignIns } from '#server/identity/tokens.ts';
import { sweepJobChanges } from '#server/jobs/indexes/changeQueries.ts';
import { closePastJobs } from '#server/jobs/feeds/store/queries.ts';
import { deleteQueuedMailsBefore } from '#server/mail/queries.ts';
import { deleteNotificationsBefore, forgetClosedNames } from '#server/notifications/queries.ts';
import { deleteClosedAccounts } from '#server/ownData/deleteAccount.ts';
import { forgetAddedBefore } from '#server/profiles/lists/queries.ts';
import { deleteAlertsBefore } from '#server/savedSearches/alertQueries.ts';
import { deleteArrivalsBefore } from '#server/savedSearches/arrivalQueries.ts';
import type { Services } from '#server/services.ts';
import { tryEach } from '#server/workQueue/tryEach.ts';
import type { DoWork, Work, WorkQueue } from '#server/workQueue/workQueue.ts';

const hourMs = 60 * 60 * 1000;
/** A sweep in six hours is enough. */
export const sweepEverySeconds = 6 * 60 * 60;
const askEveryMs = 5 * 60 * 1000;
/** The work queue forgets a mail that it could not try for 14 days. */
const mailKeptMs = 15 * 24 * hourMs;
const alertsKeptMs = 90 * 24 * hourMs;
/** Applications after their job closed, and invitations after they were sent. */
const contactsKeptMs = 2 * 365.25 * 24 * hourMs;
/** Whom a company may not see any more is hidden at once. */
const unseenKeptMs = 30 * 24 * hourMs;
/** What was said against reasons. */
const feedbackKeptMs = 365.25 * 24 * hourMs;
const noticesKeptMs = 90 * 24 * hourMs;
/** A closed account is deleted after 14 days and the rest of the last one, with its name. */
const closedNamesKeptMs = 16 * 24 * hourMs;
/** What was agreed, seen and administered: as long as grants ask for records (2 CFR 200.334). */
const proofKeptMs = 3 * 365.25 * 24 * hourMs;
/** So long a posting that is gone can come again without being new. */
const arrivalsKeptMs = 31 * 24 * hourMs;

export const sweepWork: Work = {
  name: 'sweep',
  takesAtMostSeconds: 600,
  tries: 5,
  firstPauseSeconds: 60,
  longestPauseSeconds: 60 * 60,
  askEverySeconds: 60,
};

/**
 * Deletes accounts that were closed 14 days ago, and what is too old: drafts, keys, sign-ins,
 * events, codes, counts of limits, noted changes, which jobs mails told of, words against reasons,
 * letters, notices, saved candidates who hid, old invitations and applications, and proof of what
 * was shared. Closes jobs whose last day is over. Ends what was shared until now, and tells those
 * whose sharing or letter ends soon and those whose review day has come. Mails the reports of
 * problems that waited for an address. A part that fails keeps no other from being done.
 * @throws the failures, after all parts were tried
 */
export function sweep(options: SweepOptions): DoWork {
  const { now, database } = options;
  const { db } = database;
  return async () => {
    const at = now();
    const ago = (ms: number) => new Date(at.getTime() - ms);
    const since = draftsKeptSince(at);
    const parts: readonly (() => Promise<unknown>)[] = [
      () => deleteClosedAccounts(db, at),
      () => deleteDraftsBefore(db, since, null),
      () => forgetAddedBefore(db, since),
      () => tidySignIns(db, at),
      () => deleteExpiredCounts(db),
      () => sweepJobChanges(db),
      () => closePastJobs(db, at),
      () => deleteQueuedMailsBefore(db, ago(mailKeptMs)),
      () => deleteAlertsBefore(db, ago(alertsKeptMs)),
      () => deleteArrivalsBefore(db, ago(arrivalsKeptMs)),
      () => deleteFeedbackBefore(db, ago(feedbackKeptMs)),
      () => deleteLettersBefore(db, ago(LETTERS_KEPT_MS)),
      () => deleteNotificationsBefore(db, ago(noticesKeptMs)),
      () => forgetClosedNames(db, ago(closedNamesKeptMs)),
      () => tidySavedCandidates(db, at, ago(unseenKeptMs)),
      () => deleteInvitationsBefore(db, ago(contactsKeptMs)),
      () => deleteApplicationsBefore(db, ago(contactsKeptMs)),
      () => deleteProofBefore(db, ago(proofKeptMs)),
      () => pruneAudit(db, ago(proofKeptMs), at),
      () => endConsents(options),
      () => endExpiredShares(db, at),
      () => tellReviews(options),
      () => tellEndingLetters(options),
      () => mailKeptReports(options),
      () => deleteLeftDrafts(db),
    ];
    await tryEach(parts, (part) => part(), 'Some of the sweep is left to do.');
  };
}

type SweepOptions = Pick<Services, 'config' | 'database' | 'mailer' | 'now'>;

/** How often a kind of due work is done. */
interface Due {
  readonly work: Work;
  readonly everySeconds: number;
}

/**
 * Asks for due work at the start and every few minutes. The queue takes each kind once in its
 * time, however many processes ask. Stops with the app, and does not keep the process alive.
 */
export async function askFor(
  app: FastifyInstance,
  queue: WorkQueue,
  due: readonly Due[],
): Promise<() => void> {
  const ask = async () => {
    for (const { work, everySeconds } of due) await queue.addAtMostEvery(everySeconds, work);
  };
  await ask();
  const timer = setInterval(() => {
    ask().catch((err: unknown) => app.log.error({ err }, 'asking for due work failed'));
  }, askEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
