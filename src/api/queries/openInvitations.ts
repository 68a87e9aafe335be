import type { components } from '#openapi/user.ts';
import { userQuery } from '#src/api/client/operations.ts';
import { useRead } from '#src/api/client/read.ts';

// Apart from the list, because every page of a candidate loads this for its menu.

export type EmployerInvitation = components['schemas']['ReceivedContactLog'];

/** The query for the invitations that employers sent to a candidate, 25 from the offset. */
export const invitationsTo = (id: string, offset: number) =>
  userQuery.queryOptions('get', '/contactLog/toPerson/{id}', {
    params: { path: { id }, query: { offset } },
  });

const openOf = (list: readonly EmployerInvitation[]) =>
  list.filter(({ answer }) => answer === null).length;

/**
 * How many of the newest wait for an answer; 0 while nobody knows. A company has one open
 * invitation at most.
 */
export function useOpenEmployerInvitations(userGuid: string): number {
  const { data = 0 } = useRead(invitationsTo(userGuid, 0), {
    select: openOf,
    retry: false,
    inView: [],
  });
  return data;
}
