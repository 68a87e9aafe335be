import type { components } from '#openapi/user.ts';
import { userQuery } from '#src/api/client/operations.ts';
import { invalidate, useRead } from '#src/api/client/read.ts';

export type JobCoachInvitation = components['schemas']['JobCoachInvitation'];

const invitationsOf = (id: string) =>
  userQuery.queryOptions('get', '/JobCoachInvitations/getByUserId/{id}', {
    params: { path: { id } },
  });

/** The invitations that this candidate sent, newest first. */
export function useInvitations(userGuid: string) {
  return useRead(invitationsOf(userGuid));
}

/** Invites a job coach. An empty address asks one of the provider's own coaches (type 0). */
export function useInviteJobCoach(candidatePersonId: string) {
  const { mutateAsync } = userQuery.useMutation(
    'post',
    '/JobCoachInvitations/PostJobCoachInvitationV2',
    { onSuccess: () => invalidate([invitationsOf(candidatePersonId)]) },
  );
  return (jobCoachEmail: string) => mutateAsync({ body: { candidatePersonId, jobCoachEmail } });
}
