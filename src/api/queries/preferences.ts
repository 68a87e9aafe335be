import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Preferences, preferencesUpdate } from '#domain/questions.ts';
import { userSoc } from '#domain/insights.ts';
import { saveInsights } from '#src/api/actors/insights.ts';
import { dataApi, userApi } from '#src/api/clients.ts';
import { call, CallFailed } from '#src/api/problem.ts';

async function savedInsights(userGuid: string) {
  try {
    return await call(dataApi.GET('/UserSOCs/{userGuid}', { params: { path: { userGuid } } }));
  } catch (failure) {
    if (failure instanceof CallFailed && failure.status === 404) return null;
    throw failure;
  }
}

/** Saves the two preferences on the user and on the insights, where matching reads them. */
async function savePreferences(userGuid: string, preferences: Preferences): Promise<void> {
  const update = preferencesUpdate(preferences, true);
  await call(userApi.PUT('/User/{guid}', { params: { path: { guid: userGuid } }, body: update }));
  const insights = await savedInsights(userGuid);
  if (insights === null) return;
  const { LocationLat, LocationLong, PostalCode } = insights;
  await saveInsights({
    ...userSoc(userGuid, insights, {
      zip: PostalCode ?? null,
      lat: LocationLat,
      long: LocationLong,
      relocate: update.Relocate,
      remote: update.RemoteWorkType,
    }),
    SearchRadius: insights.SearchRadius,
  });
}

/** The kept profile and recommendations speak of older preferences and are read anew. */
export function useSavePreferences(userGuid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (preferences: Preferences) => savePreferences(userGuid, preferences),
    onSuccess: () => client.invalidateQueries(),
  });
}
