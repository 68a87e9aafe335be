import { userApi } from '#src/api/client/clients.ts';
import { call, callForPage } from '#src/api/client/problem.ts';
import { type EmployerInvitation, invitationsTo } from '#src/api/queries/openInvitations.ts';
import { changeInLoads } from '#src/api/client/changeInLoads.ts';
import { nextOffset } from '#src/api/client/nextOffset.ts';
import { fetchFresh, updateCached } from '#src/api/client/read.ts';
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
  const sent = call(userApi.POST('/contactLog/{id}/answer', { params, body }));
  const answered = await sent.catch(async (failure: unknown) => {
    // The answer may be lost on its way back: nobody is told that nothing was saved while a company
    // sees them.
    const stored = await fetchFresh(first).catch(() => []);
    const own = stored.find((one) => one.contactLogId === contactLogId && one.answer === answer);
    if (own === undefined) throw failure;
    return own;
  });
  const changed = (one: EmployerInvitation) => (one.contactLogId === contactLogId ? answered : one);
  changeInLoads(first, changed);
  updateCached(first, (list) => list.map(changed));
  nextListVersion(LIST);
}
