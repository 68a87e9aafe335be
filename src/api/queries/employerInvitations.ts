import { userApi } from '#src/api/client/clients.ts';
import { call, callForPage, toProblem } from '#src/api/client/problem.ts';
import { type EmployerInvitation, invitationsTo } from '#src/api/queries/openInvitations.ts';
import { changeInLoads } from '#src/api/client/changeInLoads.ts';
import { nextOffset } from '#src/api/client/nextOffset.ts';
import { updateCached } from '#src/api/client/read.ts';
import { useLoads } from '#src/api/client/useLoads.ts';
import { nextListVersion, useListVersion } from '#src/tab/listVersion.ts';

export type { EmployerInvitation };
export type InvitationAnswer = NonNullable<EmployerInvitation['answer']>;

/** A list that is opened again shows what came since. */
const LIST = 'employerInvitations';

/** The invitations that employers sent to a candidate, newest first, 25 a load. */
export function useEmployerInvitations(userGuid: string) {
  return useLoads({
    read: invitationsTo(userGuid, 0),
    version: useListVersion(LIST),
    isEnabled: true,
    load: (offset) =>
      callForPage<EmployerInvitation>(
        userApi.GET('/contactLog/toPerson/{id}', {
          params: { path: { id: userGuid }, query: { offset } },
        }),
        offset,
      ),
    next: nextOffset,
  });
}

/**
 * Answers an invitation, or ends what an accepted one lets the company see. The list on screen
 * keeps its order; the number in the menu and who can see what follow. @throws CallFailed
 */
export async function answerEmployerInvitation(
  userGuid: string,
  contactLogId: string,
  answer: InvitationAnswer,
): Promise<void> {
  const params = { path: { id: contactLogId } };
  const body = { answer };
  const first = invitationsTo(userGuid, 0);
  const send = () => call(userApi.POST('/contactLog/{id}/answer', { params, body }));
  const answered = await send().catch((failure: unknown) => {
    // The reply may be lost on its way back: nobody is told that nothing was saved while a company
    // sees them. The server takes the same answer again.
    const { status } = toProblem(failure);
    if (status > 0 && status < 500) throw failure;
    return send();
  });
  const changed = (one: EmployerInvitation) => (one.contactLogId === contactLogId ? answered : one);
  changeInLoads(first, changed);
  updateCached(first, (list) => list.map(changed));
  nextListVersion(LIST);
}
