import type { operations } from '#openapi/user.ts';
import { deletionTime, lastDayToReopen } from '#domain/closedAccount.ts';
import {
  type AccountRow,
  findAccountRow,
  saveProviderCoach,
} from '#server/administration/accountQueries.ts';
import { accountRecord, noAccount } from '#server/administration/accountRecord.ts';
import { appendAudit } from '#server/administration/audit.ts';
import { inviteUser } from '#server/administration/inviteUser.ts';
import { closeSharing } from '#server/coaching/closeSharing.ts';
import type { Db } from '#server/database/connect.ts';
import { isProviderCoach } from '#server/disclosure/relationQueries.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';
import { revokeFamilies } from '#server/identity/familyQueries.ts';
import { mailLinks } from '#server/identity/links.ts';
import { lockAccount } from '#server/identity/queries.ts';
import { accountEndedMail, accountReopenedMail } from '#server/mail/messages/accountChanged.ts';
import { refuseLastAdministrator } from '#server/ownData/lastAdministrator.ts';
import {
  deleteClosed,
  findClosed,
  insertClosed,
  lockAdministrators,
} from '#server/ownData/queries.ts';
import type { Services } from '#server/services.ts';

type AccountOperations = Pick<
  operations,
  'createUser' | 'setProviderCoach' | 'closeUser' | 'reopenUser'
>;

/** What administrators change of the accounts of others. Each change is one transaction. */
export function accountOperations(services: Services): Handlers<AccountOperations> {
  const { config, database, mailer, now } = services;
  return {
    createUser: async ({ body, caller }) => inviteUser(services, body, caller.userGuid),

    setProviderCoach: async ({ path, body, caller }) => {
      const { isProviderCoach: is } = body;
      await database.db.transaction().execute(async (trx) => {
        const coach = await holdAccount(trx, path.guid);
        if (coach.role !== 4) throw noAccount('There is no job coach with this account.');
        if ((await isProviderCoach(trx, coach.user_guid)) === is) return;
        await saveProviderCoach(trx, coach.user_guid, is);
        await appendAudit(trx, {
          at: now(),
          kind: is ? 'providerCoachGiven' : 'providerCoachTaken',
          actorGuid: caller.userGuid,
          subjectGuid: coach.user_guid,
        });
      });
      return { message: is ? 'Is an Our Ability coach now.' : 'Is no Our Ability coach any more.' };
    },

    closeUser: async ({ path, caller }) => {
      const at = now();
      return mailer.withMails(async (trx, queue) => {
        const open = await lockAdministrators(trx);
        const account = await holdAccount(trx, path.guid);
        const { user_guid: userGuid, email: to } = account;
        refuseToClose(account, open, caller.userGuid);
        const before = await findClosed(trx, userGuid);
        if (before?.closed_by) return accountRecord(account);
        const closed = await insertClosed(trx, {
          user_guid: userGuid,
          closed_at: at,
          delete_after: deletionTime(at),
          closed_by: caller.userGuid,
        });
        await revokeFamilies(trx, userGuid, at, null);
        await closeSharing(trx, userGuid, { config, queue, at });
        const lastDay = lastDayToReopen(closed.delete_after);
        await queue(accountEndedMail({ to, lastDay, helpLink: mailLinks(config).help }));
        await appendAudit(trx, {
          at,
          kind: 'accountClosed',
          actorGuid: caller.userGuid,
          subjectGuid: userGuid,
        });
        return accountRecord({ ...account, closed: true });
      });
    },

    reopenUser: async ({ path, caller }) => {
      const at = now();
      return mailer.withMails(async (trx, queue) => {
        const account = await holdAccount(trx, path.guid);
        const { user_guid: userGuid, email: to } = account;
        const closed = await findClosed(trx, userGuid);
        if (!closed) return accountRecord(account);
        if (closed.delete_after <= at)
          throw new Problem(409, 'being_deleted', 'This account is being deleted.');
        await deleteClosed(trx, userGuid);
        await queue(accountReopenedMail({ to, signInLink: mailLinks(config).signIn }));
        await appendAudit(trx, {
          at,
          kind: 'accountReopened',
          actorGuid: caller.userGuid,
          subjectGuid: userGuid,
        });
        return accountRecord({ ...account, closed: false });
      });
    },
  };
}

/** Takes hold of an account until the transaction ends. @throws Problem no_account */
async function holdAccount(trx: Db, userGuid: string): Promise<AccountRow> {
  await lockAccount(trx, userGuid);
  const account = await findAccountRow(trx, { userGuid });
  if (!account) throw noAccount();
  return account;
}

/** @throws Problem last_admin, own_account */
function refuseToClose(account: AccountRow, open: readonly string[], callerGuid: string): void {
  refuseLastAdministrator(open, account.user_guid);
  if (account.user_guid === callerGuid)
    throw new Problem(
      409,
      'own_account',
      'This is your own account. You can close it in your account settings.',
    );
}
