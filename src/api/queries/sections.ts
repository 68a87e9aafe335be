import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { refreshInsights } from '#src/api/insightsRefresh.ts';

/** The saved records of one section; asked anew with each visit, because other pages change them as well. */
export function useSectionRecords<Saved>(
  userGuid: string,
  section: string,
  load: () => Promise<Saved>,
) {
  return useQuery({
    queryKey: ['profile', userGuid, section],
    queryFn: load,
    staleTime: 0,
    // A form stands on what was loaded for it: never on what an earlier visit left.
    gcTime: 0,
  });
}

/**
 * What follows a change of the profile: what was read of it is read anew, and unless `insights` is false (they were brought
 * up already, or the section is none of theirs) the insights and with them the recommendations follow (row C12).
 */
export function useProfileChanged(userGuid: string, { insights }: { insights: boolean }) {
  const client = useQueryClient();
  return useCallback(() => {
    void client.invalidateQueries({ queryKey: ['profile', userGuid] });
    const forget = () => void client.invalidateQueries({ queryKey: ['recommendations', userGuid] });
    if (insights) void refreshInsights(userGuid).then(forget);
    else forget();
  }, [client, userGuid, insights]);
}
