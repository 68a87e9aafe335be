import type { components } from '#openapi/user.ts';
import { userQuery } from '#src/api/query/operations.ts';
import { queryClient } from '#src/api/queryClient.ts';

export type JobCoachInvitation = components['schemas']['JobCoachInvitation'];

const LIST = '/JobCoachInvitations/getByUserId/{id}';
const of = (id: string) => ({ params: { path: { id } } });

/** The invitations that this candidate sent, newest first. */
export function useInvitations(userGuid: string) {
  return userQuery.useQuery('get', LIST, of(userGuid));
}

/** Invites a job coach. An empty address asks one of the provider's own coaches (type 0). */
export function useInviteJobCoach(candidatePersonId: string) {
  const { queryKey } = userQuery.queryOptions('get', LIST, of(candidatePersonId));
  const { mutateAsync } = userQuery.useMutation(
    'post',
    '/JobCoachInvitations/PostJobCoachInvitationV2',
    { onSuccess: () => queryClient.invalidateQueries({ queryKey }) },
  );
  return (jobCoachEmail: string) => mutateAsync({ body: { candidatePersonId, jobCoachEmail } });
}
