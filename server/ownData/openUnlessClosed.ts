import { lastDayToReopen } from '#domain/closedAccount.ts';
import type { Db } from '#server/database/connect.ts';
import { deleteClosed, findClosed } from '#server/ownData/queries.ts';

/**
 * Lets a person into an account that is open, or that they open again now.
 * @returns null to go on, else what a sign-in into a closed account answers
 */
export async function openUnlessClosed(db: Db, userGuid: string, isReopened: boolean, at: Date) {
  const closed = await findClosed(db, userGuid);
  if (!closed) return null;
  // Whatever is due may be deleted at any moment.
  const isDue = closed.delete_after <= at;
  if (closed.closed_by !== null)
    return {
      error:
        'An administrator closed this account, so you cannot open it yourself. If you think that this is a mistake, contact us. The page “Help” says how.',
      // Another code would offer to open it again.
      errorCode: 'incorrect_credentials' as const,
    };
  if (isReopened && !isDue) {
    await deleteClosed(db, userGuid);
    return null;
  }
  const lastDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(lastDayToReopen(closed.delete_after)),
  );
  return {
    error: isDue
      ? 'You closed this account, and it is being deleted.'
      : `You closed this account. You can open it again until ${lastDay}. After that day everything in it is deleted.`,
    errorCode: isDue ? ('incorrect_credentials' as const) : ('account_closed' as const),
  };
}
