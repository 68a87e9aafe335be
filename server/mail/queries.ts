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
      reply_to: mail.replyTo ?? null,
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
    .executeTakeFirst();
  if (!row) return null;
  const { to_address: to, subject, body: text, reply_to: replyTo } = row;
  return { to, subject, text, ...(replyTo === null ? {} : { replyTo }) };
}

export async function deleteQueuedMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('queued_mail').where('id', '=', id).execute();
}

/** For mails that the work queue no longer knows of. */
export async function deleteQueuedMailsBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('queued_mail').where('queued_at', '<', time).execute();
}

export interface MailboxMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly sentAt: Date;
}

export async function insertMail(db: Db, mail: MailboxMail): Promise<void> {
  await db
    .insertInto('mail')
    .values({
      to_address: mail.to,
      subject: mail.subject,
      body: mail.text,
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
    .select(['id', 'to_address as to', 'subject', 'body as text', 'sent_at as sentAt'])
    .$if(to !== null, (query) => query.where('to_address', '=', to ?? ''))
    .orderBy('sent_at', 'desc')
    .limit(200)
    .execute();
}
