import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { components } from '#openapi/user.ts';
import { userApi } from '#src/api/clients.ts';
import { call } from '#src/api/problem.ts';

export type JobCoachInvitation = components['schemas']['JobCoachInvitation'];

const keyOf = (userGuid: string) => ['jobCoachInvitations', userGuid] as const;

/** The invitations that this candidate has sent, newest first. */
export function useInvitations(userGuid: string) {
  return useQuery({
    queryKey: keyOf(userGuid),
    queryFn: () =>
      call(
        userApi.GET('/JobCoachInvitations/getByUserId/{id}', {
          params: { path: { id: userGuid } },
        }),
      ),
  });
}

/** Invites a job coach; an empty address asks the provider's own (type 0). */
export function useInviteJobCoach(userGuid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (jobCoachEmail: string) =>
      call(
        userApi.POST('/JobCoachInvitations/PostJobCoachInvitationV2', {
          body: { candidatePersonId: userGuid, jobCoachEmail },
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(userGuid) }),
  });
}
