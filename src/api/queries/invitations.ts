import type { components } from '#openapi/user.ts';
import { userApi } from '#src/api/client/clients.ts';
import { userQuery } from '#src/api/client/operations.ts';
import { call } from '#src/api/client/problem.ts';
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

/** Takes an invitation back that nobody accepted. The list is asked for again. @throws CallFailed */
export async function withdrawInvitation(userGuid: string, guid: string): Promise<void> {
  try {
    await call(userApi.DELETE('/JobCoachInvitations/{guid}', { params: { path: { guid } } }));
  } finally {
    // A refusal says that it was answered meanwhile.
    await invalidate([invitationsOf(userGuid)]);
  }
}
