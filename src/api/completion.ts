import { type Completion, profileCompletion } from '#domain/completion.ts';
import { userApi } from '#src/api/clients.ts';
import { call } from '#src/api/problem.ts';

/** Profile, user, work history and degrees, loaded together (section 2). */
export async function loadProfileParts(userGuid: string) {
  const path = { params: { path: { id: userGuid } } };
  const [user, profile, workHistory, degrees] = await Promise.all([
    call(userApi.GET('/User/getByUserId/{id}', path)),
    call(userApi.GET('/userProfile/getByUserId/{id}', path)),
    call(userApi.GET('/userWorkHistory/getByUserId/{id}', path)),
    call(userApi.GET('/userDegree/getByUserId/{id}', path)),
  ]);
  return { user, profile, workHistory, degrees };
}

/** The completion of section 9 from the loaded parts. */
export function completionOf(parts: Awaited<ReturnType<typeof loadProfileParts>>): Completion {
  return profileCompletion({
    user: parts.user,
    profile: parts.profile,
    degreeCount: parts.degrees.length,
    workHistoryCount: parts.workHistory.length,
  });
}

/** Completion in percent for the start-up redirect; null when it cannot be known now. */
export async function loadCompletion(userGuid: string): Promise<number | null> {
  try {
    return completionOf(await loadProfileParts(userGuid)).percent;
  } catch {
    // The page that opens instead shows what is wrong and lets the person try again.
    return null;
  }
}
