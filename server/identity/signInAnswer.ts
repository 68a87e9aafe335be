import type { Account } from '#server/identity/queries.ts';
import type { Tokens } from '#server/identity/tokens.ts';

/** Starts a session and returns the answer common to all ways of signing in. */
export async function signInAnswer(tokens: Tokens, account: Account) {
  return {
    ...(await tokens.issue(account)),
    userDetails: {
      UserGuid: account.user_guid,
      FirstName: account.first_name,
      LastName: account.last_name,
      Email: account.email,
    },
    role: account.role,
  };
}
