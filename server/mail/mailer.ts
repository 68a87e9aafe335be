import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { Config } from '#server/config.ts';
import type { Database, Db } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';
import { Problem } from '#server/http/problem.ts';
import type { MailTexts } from '#server/i18n/mailTexts.ts';
import type { Letter, Mail } from '#server/mail/mail.ts';
import {
  deleteQueuedMail,
  findMailLanguage,
  findQueuedMail,
  giveUpMail,
  insertMail,
  insertQueuedMail,
  noteFailedMail,
} from '#server/mail/queries.ts';
import { MailNotSentError, openSmtp } from '#server/mail/smtp.ts';
import { writeMail } from '#server/mail/writeMail.ts';
import type { DoWork, Work, WorkQueue } from '#server/workQueue/workQueue.ts';

/** Each letter is written in the language of its recipient when it is sent or queued. */
export interface Mailer {
  /**
   * Sends a mail that the person waits for, such as one with a code. It is never stored.
   * @throws MailNotSentError when the mail server does not take it
   */
  readonly send: (letter: Letter) => Promise<void>;
  /**
   * Runs a transaction. The mails it queues are sent once it has committed, also when this process
   * ends before, and are tried again for about a day while the mail server does not take them.
   */
  readonly withMails: <Result>(
    transaction: (
      trx: Transaction<Tables>,
      queue: (letter: Letter) => Promise<void>,
    ) => Promise<Result>,
  ) => Promise<Result>;
}

const mailWork: Work = {
  name: 'mail',
  takesAtMostSeconds: 60,
  tries: 30,
  firstPauseSeconds: 5,
  longestPauseSeconds: 60 * 60,
  askEverySeconds: 5,
};

/**
 * Sends by SMTP when SMTP_URL is set, otherwise into the mailbox of the demo, which is a table.
 * @returns with the mailer, what the work queue has to do for it
 */
export function openMailer(options: {
  readonly config: Config;
  readonly database: Database;
  readonly texts: MailTexts;
  readonly now: () => Date;
  readonly workQueue: WorkQueue;
  readonly log: FastifyBaseLogger;
}): { readonly mailer: Mailer; readonly work: readonly { work: Work; run: DoWork }[] } {
  const { config, database, texts, now, workQueue, log } = options;
  const { db } = database;
  const write = async (of: Db, letter: Letter): Promise<Mail> =>
    writeMail(letter, (await findMailLanguage(of, letter.to)) ?? letter.language ?? null, texts);
  if (config.smtpUrl === null) {
    const putInMailbox = (trx: Db) => async (letter: Letter) =>
      insertMail(trx, { ...(await write(trx, letter)), sentAt: now() });
    const mailer: Mailer = {
      send: putInMailbox(db),
      withMails: (transaction) =>
        db.transaction().execute((trx) => transaction(trx, putInMailbox(trx))),
    };
    return { mailer, work: [] };
  }

  const send = openSmtp(config.smtpUrl, config.mailFrom);
  const mailer: Mailer = {
    send: async (letter) => send(await write(db, letter), randomUUID()),
    withMails: async (transaction) => {
      const result = await db.transaction().execute((trx) =>
        transaction(trx, async (letter) => {
          const mail = await write(trx, letter);
          await workQueue.add(trx, mailWork, await insertQueuedMail(trx, mail, now()));
        }),
      );
      workQueue.wake(mailWork);
      return result;
    },
  };
  const deliver: DoWork = async (id, { isLast }) => {
    const mail = await findQueuedMail(db, id);
    if (!mail) return;
    try {
      await send(mail, id);
    } catch (err) {
      if (!isLast && !(err instanceof MailNotSentError && err.isFinal)) {
        await noteFailedMail(db, id, now());
        throw err;
      }
      log.error({ err, mail: id }, 'a queued mail was given up');
      return giveUpMail(db, id, now());
    }
    await deleteQueuedMail(db, id);
  };
  return { mailer, work: [{ work: mailWork, run: deliver }] };
}

/**
 * Waits for a mail to be sent or queued.
 * @param next what is done already and what to do now, read by the person
 * @throws Problem 503 mail_not_sent
 */
export async function orExplain(sending: Promise<void>, next: string): Promise<void> {
  try {
    await sending;
  } catch (cause) {
    throw new Problem(503, 'mail_not_sent', `We could not send the email. ${next}`, {
      cause,
      retryAfter: 60,
    });
  }
}
