import { type Completion, type CompletionFacts, profileCompletion } from '#domain/completion.ts';
import { degreesOf, profileRecord, userRecord, workHistoryOf } from '#src/api/queries/records.ts';
import { fetchFresh } from '#src/api/client/read.ts';

/** Computes the completion of section 9 from the records of a profile. */
export function completionOf(
  parts: Pick<CompletionFacts, 'user' | 'profile'> & {
    degrees: readonly unknown[];
    workHistory: readonly unknown[];
  },
): Completion {
  const { user, profile, degrees, workHistory } = parts;
  return profileCompletion({
    user,
    profile,
    degreeCount: degrees.length,
    workHistoryCount: workHistory.length,
  });
}

/**
 * Completion in percent for the start-up redirect; null when it is not known now. Loads the
 * same records as the first page, which then need not ask again.
 */
export async function loadCompletion(userGuid: string): Promise<number | null> {
  try {
    const [user, profile, workHistory, degrees] = await Promise.all([
      fetchFresh(userRecord(userGuid)),
      fetchFresh(profileRecord(userGuid)),
      fetchFresh(workHistoryOf(userGuid)),
      fetchFresh(degreesOf(userGuid)),
    ]);
    return completionOf({ user, profile, workHistory, degrees }).percent;
  } catch {
    // The page that opens instead shows the failure with a retry.
    return null;
  }
}
