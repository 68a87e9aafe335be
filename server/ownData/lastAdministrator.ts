import { Problem } from '#server/http/problem.ts';

/**
 * Without an administrator nobody could let the next one in.
 * @param open the ids of the administrators whose accounts are open
 * @throws Problem last_admin
 */
export function refuseLastAdministrator(open: readonly string[], userGuid: string): void {
  if (open.length === 1 && open[0] === userGuid)
    throw new Problem(
      409,
      'last_admin',
      'This is the only administrator. Name another one first, then close this account.',
    );
}
