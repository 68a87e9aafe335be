import type { Transaction } from 'kysely';
import type { operations } from '#openapi/user.ts';
import { ROLE } from '#domain/roles.ts';
import { type AccountRow, findAccountRow } from '#server/administration/accountQueries.ts';
import { noAccount } from '#server/administration/accountRecord.ts';
import { appendAudit } from '#server/administration/audit.ts';
import { moveAccount } from '#server/administration/moveAccount.ts';
import { rolledBack } from '#server/administration/rolledBack.ts';
import type { Db } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';
import { normaliseEmail } from '#server/identity/email.ts';
import { mailLinks } from '#server/identity/links.ts';
import { lockAccount } from '#server/identity/queries.ts';
import { accountMovedMail } from '#server/mail/messages/accountChanged.ts';
import { findMailLanguage } from '#server/mail/queries.ts';
import type { Services } from '#server/services.ts';

type MigrationOperations = Pick<operations, 'migrateUser' | 'previewMigration'>;

interface Asked {
  readonly newUserId: string;
  readonly email: string;
}

/** Two accounts of one person become one. */
export function migrationOperations(services: Services): Handlers<MigrationOperations> {
  const { config, database, mailer, now } = services;
  const links = mailLinks(config);
  return {
    previewMigration: async ({ body }) =>
      rolledBack(database.db, async (trx) => {
        const { old, other } = await holdBoth(trx, body);
        return moveAccount(trx, old, other, now());
      }),

    migrateUser: async ({ body, caller }) => {
      const at = now();
      return mailer.withMails(async (trx, queue) => {
        const { old, other } = await holdBoth(trx, body);
        const language = await findMailLanguage(trx, old.email);
        const moved = await moveAccount(trx, old, other, at);
        // After the move, which deletes the mails of the old address.
        for (const to of [old.email, other.email])
          await queue({
            ...accountMovedMail({
              to,
              oldAddress: old.email,
              newAddress: other.email,
              signInLink: links.signIn,
              helpLink: links.help,
            }),
            language,
          });
        await appendAudit(trx, {
          at,
          kind: 'accountMoved',
          actorGuid: caller.userGuid,
          subjectGuid: other.user_guid,
          about: `${old.first_name} ${old.last_name}`.trim(),
        });
        return moved;
      });
    },
  };
}

/**
 * Takes hold of both accounts until the transaction ends.
 * @throws Problem no_account, same_account, other_role, not_verified, closed_account
 */
async function holdBoth(
  trx: Transaction<Tables>,
  { newUserId, email }: Asked,
): Promise<{ readonly old: AccountRow; readonly other: AccountRow }> {
  const asked = await findAccountRow(trx, { email: normaliseEmail(email) });
  if (!asked) throw noAccount('There is no account with this address.');
  // In an order, so that two of these calls never wait for each other.
  for (const guid of [asked.user_guid, newUserId.toLowerCase()].toSorted())
    await lockAccount(trx, guid);
  const old = await held(trx, asked.user_guid);
  const other = await held(trx, newUserId);
  if (old.user_guid === other.user_guid)
    throw new Problem(409, 'same_account', 'Both are the same account. Choose another one.');
  if (old.role !== other.role || old.role === ROLE.admin)
    throw new Problem(
      409,
      'other_role',
      'An account can only be moved to one of the same role, and never one of an administrator.',
    );
  if (!old.verified_at || !other.verified_at)
    throw new Problem(409, 'not_verified', 'One of the two addresses is not verified yet.');
  if (old.closed || other.closed)
    throw new Problem(409, 'closed_account', 'One of the two accounts is closed. Open it first.');
  return { old, other };
}

async function held(trx: Db, userGuid: string): Promise<AccountRow> {
  const account = await findAccountRow(trx, { userGuid });
  if (!account) throw noAccount();
  return account;
}
