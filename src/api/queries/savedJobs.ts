import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { userApi } from '#src/api/clients.ts';
import { call } from '#src/api/problem.ts';

/** The profileSavedJobId of each saved job, by its sourceGUID; null while the saving is under way. */
export type SavedJobs = ReadonlyMap<string, string | null>;

export function savedJobsKey(userGuid: string) {
  return ['savedJobs', userGuid] as const;
}

/** Which jobs the person has saved. */
export function useSavedJobs(userGuid: string) {
  return useQuery({
    queryKey: savedJobsKey(userGuid),
    queryFn: async (): Promise<SavedJobs> => {
      const saved = await call(
        userApi.GET('/ProfileSavedJobsV2/{id}', { params: { path: { id: userGuid } } }),
      );
      return new Map(saved.map((one) => [one.jobFeedSourceGUID, one.profileSavedJobId]));
    },
  });
}

export interface SaveChange {
  readonly sourceGUID: string;
  /** The profileSavedJobId to take out; null to save the job. */
  readonly savedId: string | null;
}

export interface SaveOutcome {
  /** Whether it was to be saved or taken out. */
  readonly isSaving: boolean;
  /** Why it was not done; null when it was. */
  readonly failure: unknown;
}

/**
 * Saves a job or takes it out. Shown at once and taken back when the server refuses. The list of saved jobs is read anew
 * when it is opened next, not while it is open: a card must not go away under the person's hands.
 */
export function useSaveJob(userGuid: string, tell: (outcome: SaveOutcome) => void) {
  const client = useQueryClient();
  const queryKey = savedJobsKey(userGuid);
  const mutationKey = ['saveJob', userGuid];
  const change = (sourceGUID: string, savedId: string | null | undefined) =>
    client.setQueryData<SavedJobs>(queryKey, (before) => {
      const after = new Map(before);
      if (savedId === undefined) after.delete(sourceGUID);
      else after.set(sourceGUID, savedId);
      return after;
    });
  return useMutation({
    mutationKey,
    onMutate: async ({ sourceGUID, savedId }: SaveChange) => {
      await client.cancelQueries({ queryKey });
      change(sourceGUID, savedId === null ? null : undefined);
    },
    mutationFn: ({ sourceGUID, savedId }: SaveChange) =>
      savedId === null ? save(userGuid, sourceGUID) : takeOut(savedId),
    onSuccess: (id, { sourceGUID, savedId }) => {
      change(sourceGUID, id);
      tell({ isSaving: savedId === null, failure: null });
      return client.invalidateQueries({
        queryKey: ['jobList', 'saved', userGuid],
        refetchType: 'none',
      });
    },
    onError: (failure, { sourceGUID, savedId }) => {
      change(sourceGUID, savedId ?? undefined);
      tell({ isSaving: savedId === null, failure });
    },
    // While another is under way the server's list does not have it yet.
    onSettled: () =>
      client.isMutating({ mutationKey }) === 1 ? client.invalidateQueries({ queryKey }) : undefined,
  });
}

async function save(userGuid: string, jobFeedSourceGUID: string): Promise<string> {
  const saved = await call(
    userApi.POST('/ProfileSavedJobsV2', { body: { userGuid, jobFeedSourceGUID } }),
  );
  return saved.profileSavedJobId;
}

async function takeOut(id: string): Promise<undefined> {
  await call(userApi.DELETE('/ProfileSavedJobsV2/{id}', { params: { path: { id } } }));
}
