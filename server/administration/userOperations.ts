import type { operations } from '#openapi/user.ts';
import {
  countCoachesWithoutContact,
  countRoles,
  findAccountRow,
  listAccounts,
  listCoaches,
} from '#server/administration/accountQueries.ts';
import { accountRecord, coachRecord } from '#server/administration/accountRecord.ts';
import { appendAudit } from '#server/administration/audit.ts';
import { countWaitingMembers } from '#server/administration/memberQueries.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { normaliseEmail } from '#server/identity/email.ts';
import { listFailedMails } from '#server/mail/queries.ts';
import type { Services } from '#server/services.ts';

type UserListOperations = Pick<
  operations,
  | 'listUsers'
  | 'listUserView'
  | 'countRoles'
  | 'getUserByEmail'
  | 'listJobCoaches'
  | 'getAdministrationOverview'
>;

const everyRole = [1, 2, 3, 4] as const;
/** After so long without a record nobody knows whether a job coach still helps. */
const contactMs = 30 * 24 * 60 * 60 * 1000;

/** The lists and numbers that administrators read. */
export function userListOperations({ database, now }: Services): Handlers<UserListOperations> {
  const { db } = database;
  const listUsers: Handlers<UserListOperations>['listUsers'] = async ({ query, setTotal }) => {
    const { role, state, words = '', offset = 0 } = query;
    const { rows, total } = await listAccounts(db, { role, state, words, offset });
    setTotal(total);
    return rows.map(accountRecord);
  };
  return {
    listUsers,
    listUserView: listUsers,
    countRoles: async () => {
      const counts = await countRoles(db);
      return everyRole.map((Role) => ({ Role, Count: counts.get(Role) ?? 0 }));
    },
    getUserByEmail: async ({ body, caller }) =>
      db.transaction().execute(async (trx) => {
        const found = await findAccountRow(trx, { email: normaliseEmail(body.email) });
        await appendAudit(trx, {
          at: now(),
          kind: 'accountLookedUp',
          actorGuid: caller.userGuid,
          operationId: 'getUserByEmail',
          ...(found && { subjectGuid: found.user_guid }),
        });
        return found && accountRecord(found);
      }),
    listJobCoaches: async ({ query, setTotal }) => {
      const { words = '', offset = 0 } = query;
      const { rows, total } = await listCoaches(db, { words, offset, at: now() });
      setTotal(total);
      return rows.map(coachRecord);
    },
    getAdministrationOverview: async () => {
      const failed = await listFailedMails(db);
      const at = now();
      const since = new Date(at.getTime() - contactMs);
      return {
        waitingMembers: await countWaitingMembers(db),
        coachesWithoutContact: await countCoachesWithoutContact(db, { since, at }),
        failedMails: failed.map(({ id, queued_at, to_address }) => ({
          id,
          queuedAt: queued_at.toISOString(),
          to: to_address.slice(to_address.lastIndexOf('@') + 1),
        })),
      };
    },
  };
}
