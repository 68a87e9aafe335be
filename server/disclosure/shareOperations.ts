import type { operations } from '#openapi/user.ts';
import { listStatementsFor } from '#server/disclosure/shareQueries.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';
import type { Services } from '#server/services.ts';

type ShareOperations = Pick<operations, 'listSharedStatements'>;

const nothingShared = () =>
  new Problem(404, 'not_shared', 'Nothing is shared with your company, or not any more.');

/** What candidates wrote to companies: words of their own, and never a stored fact. */
export function shareOperations({ database, now }: Services): Handlers<ShareOperations> {
  return {
    listSharedStatements: async ({ path, access }) => {
      if (access.by !== 'company') throw nothingShared();
      const rows = await listStatementsFor(database.db, path.id, access.companyGuid, now());
      if (rows.length === 0) throw nothingShared();
      return rows.map(({ statement, purpose, given_at, expires_at }) => ({
        statement,
        purpose,
        since: given_at.toISOString(),
        until: expires_at.toISOString(),
      }));
    },
  };
}
