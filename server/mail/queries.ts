import type { Db } from '#server/database/connect.ts';

/** SQL of the embedded outbox. */

export interface OutboxMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly sentAt: Date;
}

export async function insertMail(db: Db, mail: OutboxMail): Promise<void> {
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
): Promise<readonly (OutboxMail & { readonly id: string })[]> {
  return db
    .selectFrom('mail')
    .select(['id', 'to_address as to', 'subject', 'body as text', 'sent_at as sentAt'])
    .$if(to !== null, (query) => query.where('to_address', '=', to ?? ''))
    .orderBy('sent_at', 'desc')
    .limit(200)
    .execute();
}
