import { useMemo } from 'react';
import { completionOf } from '#src/api/completion.ts';
import {
  credentialsOf,
  degreesOf,
  profileRecord,
  skillsOf,
  userRecord,
  workHistoryOf,
} from '#src/api/queries/records.ts';
import { useRecords } from '#src/api/client/useRecords.ts';

/** All records of a profile, for views that show the whole of it. */
const profileParts = (userGuid: string) => ({
  user: userRecord(userGuid),
  profile: profileRecord(userGuid),
  workHistory: workHistoryOf(userGuid),
  degrees: degreesOf(userGuid),
  skills: skillsOf(userGuid),
});

/** What a resume is made from. Accommodations and answers are not asked for. */
export function useResumeRecords(userGuid: string) {
  return useRecords({ ...profileParts(userGuid), credentials: credentialsOf(userGuid) });
}

/** The profile with its completion. */
export function useProfile(userGuid: string) {
  const query = useRecords(profileParts(userGuid));
  const { data } = query;
  const { user, profile, workHistory, degrees, skills } = data ?? {};
  const shown = useMemo(
    () =>
      user && profile !== undefined && workHistory && degrees && skills
        ? {
            user,
            profile,
            workHistory,
            degrees,
            skills,
            completion: completionOf({ user, profile, workHistory, degrees }),
          }
        : undefined,
    [user, profile, workHistory, degrees, skills],
  );
  return { ...query, data: shown };
}
