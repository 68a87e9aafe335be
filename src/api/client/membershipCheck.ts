import { queryClient } from '#src/api/client/queryClient.ts';

/**
 * Asks for the membership in a company again, after a call was refused as if it had ended: the
 * page around it then shows what is true. Nothing is asked where no page shows one.
 */
export function checkMembership(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['get', '/company/membership/{id}'] });
}
