import { openUserQuery } from '#src/api/client/operations.ts';
import { queryClient } from '#src/api/client/queryClient.ts';

/**
 * The mails of the demo mailbox, asked for at each visit. Names its cache, because public pages
 * have no provider.
 */
export function useMailbox() {
  const options = { staleTime: 0, gcTime: 0, retry: false } as const;
  return openUserQuery.useQuery('get', '/mailbox', {}, options, queryClient);
}
