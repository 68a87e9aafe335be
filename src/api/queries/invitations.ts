import type { components } from '#openapi/user.ts';
import { userApi } from '#src/api/client/clients.ts';
import { userQuery } from '#src/api/client/operations.ts';
import { orStored } from '#src/api/client/orStored.ts';
import { call } from '#src/api/client/problem.ts';
import { fetchFresh, invalidate, useRead } from '#src/api/client/read.ts';

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

/**
 * Takes an invitation back that nobody accepted. The list is asked for again: it says what became
 * of it, also when it was answered meanwhile or when the answer to this was lost.
 * @throws CallFailed
 */
export async function withdrawInvitation(userGuid: string, guid: string): Promise<void> {
  const list = invitationsOf(userGuid);
  await orStored(
    call(userApi.DELETE('/JobCoachInvitations/{guid}', { params: { path: { guid } } })),
    async () =>
      (await fetchFresh(list)).some(
        (one) => one.jobCoachInvitationGUID === guid && one.answer === 'withdrawn',
      ),
  );
  await invalidate([list]);
}
