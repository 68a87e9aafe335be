import type { operations as UserOperations } from '#openapi/user.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';
import { listMails } from '#server/mail/queries.ts';
import type { Services } from '#server/services.ts';

type MailboxOperations = Pick<UserOperations, 'listMailbox'>;

/** The demo mailbox: anyone may read it, so it exists only where no real person gets mail. */
export function mailboxOperations({ config, database }: Services): Handlers<MailboxOperations> {
  return {
    listMailbox: async ({ query }) => {
      if (config.production || config.smtpUrl !== null)
        throw new Problem(404, 'not_found', 'There is nothing at this address.');
      const mails = await listMails(database.db, query.to?.trim().toLowerCase() ?? null);
      return mails.map((mail) => ({ ...mail, sentAt: mail.sentAt.toISOString() }));
    },
  };
}
