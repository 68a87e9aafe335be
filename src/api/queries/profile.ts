import { useQuery } from '@tanstack/react-query';
import { userApi } from '#src/api/clients.ts';
import { completionOf, loadProfileParts } from '#src/api/completion.ts';
import { call } from '#src/api/problem.ts';

/** Everything of the profile that a person reads in one look, with its completion. */
export function useProfile(userGuid: string) {
  return useQuery({
    queryKey: ['profile', userGuid],
    queryFn: async () => {
      const [parts, skills] = await Promise.all([
        loadProfileParts(userGuid),
        call(userApi.GET('/userSkill/getByUserId/{id}', { params: { path: { id: userGuid } } })),
      ]);
      return { ...parts, skills, completion: completionOf(parts) };
    },
    // A profile is changed on other pages: each visit shows it as it is now.
    staleTime: 0,
  });
}
