import { createTransport } from 'nodemailer';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { Problem } from '#server/http/problem.ts';
import { insertMail } from '#server/mail/queries.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** Whom an answer goes to, when not to the sender. */
  readonly replyTo?: string;
}

export interface Mailer {
  /** @throws MailNotSentError when the mail server does not take it */
  readonly send: (mail: Mail) => Promise<void>;
}

/** Says how the mail server refused, without its words: those may hold an address. */
class MailNotSentError extends Error {
  readonly code: string;
  constructor(error: unknown) {
    const part = (name: string) => {
      const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    };
    const code = part('code') || 'UNKNOWN';
    const answer = [part('command'), part('responseCode')].filter(Boolean).join(' ');
    super(`The mail server did not take a mail: ${code}${answer ? ` (${answer})` : ''}.`);
    this.name = 'MailNotSentError';
    this.code = code;
  }
}

const patienceMs = 15_000;

/** Sends by SMTP when SMTP_URL is set, otherwise into the outbox in the database (shown by the demo mailbox). */
export function openMailer(options: {
  readonly config: Config;
  readonly database: Database;
  readonly now: () => Date;
}): Mailer {
  const { config, database, now } = options;
  if (config.smtpUrl === null) {
    return {
      send: (mail) => insertMail(database.db, { ...mail, sentAt: now() }),
    };
  }
  const transport = createTransport({
    url: config.smtpUrl,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, replyTo }) => {
      try {
        await transport.sendMail({
          from: config.mailFrom,
          to: { name: '', address: to },
          ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
          subject,
          text,
        });
      } catch (error) {
        throw new MailNotSentError(error);
      }
    },
  };
}

/**
 * Sends a mail that the person waits for.
 * @param next what is done already and what to do now, read by the person
 * @throws Problem 503 mail_not_sent
 */
export async function sendOrExplain(mailer: Mailer, mail: Mail, next: string): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (cause) {
    throw new Problem(503, 'mail_not_sent', `We could not send the mail. ${next}`, {
      cause,
      retryAfter: 60,
    });
  }
}
