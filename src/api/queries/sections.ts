import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { refreshInsights } from '#src/api/insightsRefresh.ts';
import { forgetRecommendations, recommendationsKey } from '#src/api/queries/recommendations.ts';

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
 * What comes after a change of the profile, whose readers read it anew:
 * - insights: they are made anew, and the recommendations after them (row C12);
 * - ranking: the recommendations alone, because the insights were brought up already or are made without this section;
 * - nothing: no recommendation knows of it.
 */
export type Follows = 'insights' | 'ranking' | 'nothing';

export function useProfileChanged(userGuid: string, follows: Follows) {
  const client = useQueryClient();
  return useCallback(() => {
    void client.invalidateQueries({ queryKey: ['profile', userGuid] });
    if (follows === 'nothing') return;
    const forget = () => {
      // The list that the tab keeps for 24 hours speaks of another profile, whatever becomes of the insights.
      forgetRecommendations(userGuid);
      void client.invalidateQueries({ queryKey: recommendationsKey(userGuid) });
    };
    forget();
    if (follows === 'insights') void refreshInsights(userGuid).then(forget);
  }, [client, userGuid, follows]);
}
