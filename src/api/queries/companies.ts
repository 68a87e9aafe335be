import { jobsQuery } from '#src/api/client/operations.ts';
import { queryClient } from '#src/api/client/queryClient.ts';

/** The companies an employer may belong to. Names its cache, as public pages have no provider. */
export function useCompanies() {
  return jobsQuery.useQuery('get', '/company', {}, {}, queryClient);
}
