import { type Completion, type CompletionFacts, profileCompletion } from '#domain/completion.ts';
import { degreesOf, profileRecord, userRecord, workHistoryOf } from '#src/api/queries/records.ts';
import { readNow } from '#src/api/query/read.ts';

/** The completion of section 9 from the records that it is made of. */
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
 * Completion in percent for the start-up redirect; null when it cannot be known now. The first
 * page shows the same records without asking again.
 */
export async function loadCompletion(userGuid: string): Promise<number | null> {
  try {
    const [user, profile, workHistory, degrees] = await Promise.all([
      readNow(userRecord(userGuid)),
      readNow(profileRecord(userGuid)),
      readNow(workHistoryOf(userGuid)),
      readNow(degreesOf(userGuid)),
    ]);
    return completionOf({ user, profile, workHistory, degrees }).percent;
  } catch {
    // The page that opens instead shows what is wrong and lets the person try again.
    return null;
  }
}
