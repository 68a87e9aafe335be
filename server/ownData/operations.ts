import type { operations } from '#openapi/user.ts';
import { deletionTime, lastDayToReopen } from '#domain/closedAccount.ts';
import { ROLE } from '#domain/roles.ts';
import { closeSharing } from '#server/coaching/closeSharing.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { FileAnswer } from '#server/http/fileAnswer.ts';
import { revokeFamilies } from '#server/identity/familyQueries.ts';
import { mailLinks } from '#server/identity/links.ts';
import { accountClosedMail } from '#server/mail/messages/accountClosed.ts';
import {
  accountOf,
  confirmBy,
  mailOwnDataCode,
  refuseUnlessConfirmed,
} from '#server/ownData/confirmation.ts';
import { exportZip } from '#server/ownData/exportZip.ts';
import { refuseLastAdministrator } from '#server/ownData/lastAdministrator.ts';
import { hasApplied, insertClosed, lockAdministrators } from '#server/ownData/queries.ts';
import type { Services } from '#server/services.ts';

type OwnDataOperations = Pick<
  operations,
  'getOwnDataSummary' | 'sendOwnDataCode' | 'exportOwnData' | 'closeAccount'
>;

/** A person takes everything away, or closes the account. */
export function ownDataOperations(services: Services): Handlers<OwnDataOperations> {
  const { config, database, mailer, now } = services;
  return {
    getOwnDataSummary: async ({ caller }) => ({
      confirmBy: confirmBy(await accountOf(services, caller.userGuid)),
    }),

    sendOwnDataCode: async ({ caller }) => {
      const account = await accountOf(services, caller.userGuid);
      await mailOwnDataCode(services, account);
      return { message: `We sent a mail to ${account.email}.` };
    },

    exportOwnData: async ({ body, caller }) => {
      const account = await accountOf(services, caller.userGuid);
      await refuseUnlessConfirmed(services, account, body);
      const person = { userGuid: account.user_guid, email: account.email };
      const zip = await exportZip(database.db, person, now());
      return new FileAnswer(zip, 'application/zip', { fileName: 'our-ability-data.zip' });
    },

    closeAccount: async ({ body, caller }) => {
      const account = await accountOf(services, caller.userGuid);
      await refuseUnlessConfirmed(services, account, body);
      const at = now();
      const closed = await mailer.withMails(async (trx, queue) => {
        if (account.role === ROLE.admin)
          refuseLastAdministrator(await lockAdministrators(trx), account.user_guid);
        const stored = await insertClosed(trx, {
          user_guid: account.user_guid,
          closed_at: at,
          delete_after: deletionTime(at),
        });
        await revokeFamilies(trx, account.user_guid, at, null);
        await closeSharing(trx, account.user_guid, { config, queue, at });
        await queue(
          accountClosedMail({
            to: account.email,
            lastDay: lastDayToReopen(stored.delete_after),
            signInLink: mailLinks(config).signIn,
            hasApplied: await hasApplied(trx, account.user_guid),
          }),
        );
        return stored;
      });
      return { lastDayToReopen: lastDayToReopen(closed.delete_after) };
    },
  };
}
