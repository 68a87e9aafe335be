import { openTokens } from '#server/identity/tokens.ts';
import type { TestApi, TestPerson } from '#tests/support/api.ts';

/** Somebody of the sample data, with an access token and without a password. */
export async function signedInAs(
  { database }: Pick<TestApi, 'database'>,
  userGuid: string,
): Promise<TestPerson> {
  const account = await database.db
    .selectFrom('account')
    .where('user_guid', '=', userGuid)
    .selectAll()
    .executeTakeFirstOrThrow();
  const tokens = await openTokens({ database, now: () => new Date() });
  const { accessToken } = await tokens.issue(account);
  return { userGuid, email: account.email, token: accessToken, role: account.role };
}
