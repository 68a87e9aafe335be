import { createTransport } from 'nodemailer';
import type { Mail } from '#server/mail/mail.ts';

/** Says how the mail server refused, without its words: those may hold an address. */
export class MailNotSentError extends Error {
  readonly code: string;
  /** The mail server refused this mail itself (RFC 5321, 5xx), so trying again changes nothing. */
  readonly isFinal: boolean;
  constructor(error: unknown) {
    const part = (name: string) => {
      const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    };
    const code = part('code') || 'UNKNOWN';
    const responseCode = part('responseCode');
    const answer = [part('command'), responseCode].filter(Boolean).join(' ');
    super(`The mail server did not take a mail: ${code}${answer ? ` (${answer})` : ''}.`);
    this.name = 'MailNotSentError';
    this.code = code;
    this.isFinal = /^(EENVELOPE|EMESSAGE)$/.test(code) && responseCode.startsWith('5');
  }
}

/** A connection, a greeting or an answer that takes longer is a failure. */
const patienceMs = 15_000;

/** Mail programs then show a button of their own, which posts to the address (RFC 8058). */
const stopHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** @param id the same one for every try, so that a receiver can tell a mail that came twice */
export type SendBySmtp = (mail: Mail, id: string) => Promise<void>;

/**
 * @returns sends one mail by SMTP and throws MailNotSentError when the mail server does not take
 * it
 */
export function openSmtp(url: string, from: string): SendBySmtp {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // A send reports its own failure; an error between two sends must not end the process.
  transport.on('error', () => undefined);
  const domain = /@([^<>@\s]+)/.exec(from)?.[1] ?? 'localhost';
  return async ({ to, language, subject, text, html, replyTo, attachment, stopUrl }, id) => {
    try {
      await transport.sendMail({
        from,
        messageId: `<${id}@${domain}>`,
        to: { name: '', address: to },
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        subject,
        text,
        ...(html === null ? {} : { html }),
        ...(attachment === undefined
          ? {}
          : {
              attachments: [
                {
                  filename: attachment.name,
                  content: attachment.content,
                  contentType: 'application/pdf',
                },
              ],
            }),
        headers: {
          'Content-Language': language,
          ...(stopUrl === undefined ? {} : stopHeaders(stopUrl)),
        },
      });
    } catch (error) {
      throw new MailNotSentError(error);
    }
  };
}
