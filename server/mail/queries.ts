import type { Db } from '#server/database/connect.ts';
import type { Mail } from '#server/mail/mail.ts';

/** SQL of the mails that wait to be sent, and of the demo's mailbox. */

/** @returns its id */
export async function insertQueuedMail(trx: Db, mail: Mail, at: Date): Promise<string> {
  const { id } = await trx
    .insertInto('queued_mail')
    .values({
      to_address: mail.to,
      subject: mail.subject,
      body: mail.text,
      html: mail.html,
      language: mail.language,
      reply_to: mail.replyTo ?? null,
      attachment_name: mail.attachment?.name ?? null,
      attachment: mail.attachment?.content ?? null,
      stop_url: mail.stopUrl ?? null,
      queued_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns null when it was sent or given up */
export async function findQueuedMail(db: Db, id: string): Promise<Mail | null> {
  const row = await db
    .selectFrom('queued_mail')
    .selectAll()
    .where('id', '=', id)
    .where('given_up_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { to_address: to, subject, body: text, html, language, reply_to: replyTo } = row;
  const { attachment_name: name, attachment: content, stop_url: stopUrl } = row;
  return {
    to,
    language,
    subject,
    text,
    html,
    ...(replyTo === null ? {} : { replyTo }),
    ...(stopUrl === null ? {} : { stopUrl }),
    ...(name === null || content === null ? {} : { attachment: { name, content } }),
  };
}

/** Deletes a mail from the queue, if it is still there. */
export async function deleteQueuedMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('queued_mail').where('id', '=', id).execute();
}

/** Notes that a try to send a mail failed. */
export async function noteFailedMail(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('queued_mail').set({ failed_at: at }).where('id', '=', id).execute();
}

/** Keeps of a mail that is not tried again only for whom it was. */
export async function giveUpMail(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('queued_mail')
    .set({ failed_at: at, given_up_at: at, subject: '', body: '', html: null, reply_to: null })
    .set({ attachment_name: null, attachment: null, stop_url: null })
    .where('id', '=', id)
    .execute();
}

/** The newest ten mails whose last try failed, also those that were given up. */
export async function listFailedMails(db: Db) {
  return db
    .selectFrom('queued_mail')
    .where('failed_at', 'is not', null)
    .select(['id', 'queued_at', 'to_address'])
    .orderBy('queued_at', 'desc')
    .orderBy('id')
    .limit(10)
    .execute();
}

/** For mails that the work queue no longer knows of. */
export async function deleteQueuedMailsBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('queued_mail').where('queued_at', '<', time).execute();
}

export interface MailboxMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly language: string;
  readonly sentAt: Date;
}

/** Stores a mail in the demo mailbox. */
export async function insertMail(db: Db, mail: MailboxMail): Promise<void> {
  await db
    .insertInto('mail')
    .values({
      to_address: mail.to,
      subject: mail.subject,
      body: mail.text,
      language: mail.language,
      sent_at: mail.sentAt,
    })
    .execute();
}

/** @param to only mails to this address; null for all. At most 200, newest first. */
export async function listMails(
  db: Db,
  to: string | null,
): Promise<readonly (MailboxMail & { readonly id: string })[]> {
  return db
    .selectFrom('mail')
    .select(['id', 'to_address as to', 'subject', 'body as text', 'language', 'sent_at as sentAt'])
    .$if(to !== null, (query) => query.where('to_address', '=', to ?? ''))
    .orderBy('sent_at', 'desc')
    .limit(200)
    .execute();
}

/**
 * The language in which the person of an address wants mails: what they chose, else that of the
 * page they signed up on.
 * @returns null when the address has no account, or its language is not known
 */
export async function findMailLanguage(db: Db, address: string): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .leftJoin('display_profile', 'display_profile.user_guid', 'account.user_guid')
    .select(({ fn }) =>
      fn
        .coalesce('display_profile.mail_language', 'display_profile.language', 'account.language')
        .as('language'),
    )
    .where('account.email', '=', address.toLowerCase())
    .executeTakeFirst();
  return row?.language ?? null;
}
