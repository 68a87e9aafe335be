import { useCallback } from 'react';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { userApi } from '#src/api/clients.ts';
import { call } from '#src/api/problem.ts';

/** The profileSavedJobId of each saved job, by its sourceGUID; null while the saving is under way. */
export type SavedJobs = ReadonlyMap<string, string | null>;

/** The query of what a person has saved. */
export const savedJobsOf = (userGuid: string) =>
  queryOptions({
    queryKey: ['savedJobs', userGuid],
    queryFn: async (): Promise<SavedJobs> => {
      const saved = await call(
        userApi.GET('/ProfileSavedJobsV2/{id}', { params: { path: { id: userGuid } } }),
      );
      return new Map(saved.map((one) => [one.jobFeedSourceGUID, one.profileSavedJobId]));
    },
  });

/** Which jobs the person has saved. */
export function useSavedJobs(userGuid: string) {
  return useQuery(savedJobsOf(userGuid));
}

interface SaveChange {
  readonly sourceGUID: string;
  readonly isSaving: boolean;
  /** What was saved when the button was pressed, or will turn out to have been. */
  readonly before: Promise<SavedJobs>;
}

export interface SaveOutcome {
  /** Whether it was to be saved or taken out. */
  readonly isSaving: boolean;
  /** Why it was not done; null when it was. */
  readonly failure: unknown;
}

/**
 * Saves a job or takes it out. Shown at once and taken back when the server refuses; pressed before it is known what is saved,
 * it waits for that. The list of saved jobs is read anew when it is opened next, not while it is open: a card must not go away
 * under the person's hands.
 */
export function useSaveJob(userGuid: string, tell: (outcome: SaveOutcome) => void) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    onMutate: async ({ sourceGUID, isSaving, before }: SaveChange) => {
      const savedId = (await before).get(sourceGUID);
      await client.cancelQueries(savedJobsOf(userGuid));
      note(client, userGuid, sourceGUID, isSaving ? (savedId ?? null) : undefined);
      return { savedId };
    },
    mutationFn: async ({ sourceGUID, isSaving, before }: SaveChange) => {
      const savedId = (await before).get(sourceGUID) ?? undefined;
      if (isSaving) return savedId ?? save(userGuid, sourceGUID);
      if (savedId !== undefined) await takeOut(savedId);
      return undefined;
    },
    onSuccess: (savedId, { sourceGUID, isSaving }) => {
      note(client, userGuid, sourceGUID, savedId);
      tell({ isSaving, failure: null });
      return client.invalidateQueries({
        queryKey: ['jobList', 'saved', userGuid],
        refetchType: 'none',
      });
    },
    onError: (failure, { sourceGUID, isSaving }, known) => {
      if (known) note(client, userGuid, sourceGUID, known.savedId);
      tell({ isSaving, failure });
    },
    onSettled: (_savedId, _failure, { sourceGUID }) => {
      underWay.delete(sourceGUID);
      // While another is under way the server's list does not have it yet.
      return underWay.size === 0 ? client.invalidateQueries(savedJobsOf(userGuid)) : undefined;
    },
  });
  return useCallback(
    (sourceGUID: string, isSaving: boolean) => {
      // A second press would undo what is not done yet.
      if (underWay.has(sourceGUID)) return;
      underWay.add(sourceGUID);
      mutate({ sourceGUID, isSaving, before: client.ensureQueryData(savedJobsOf(userGuid)) });
    },
    [client, userGuid, mutate],
  );
}

/** The jobs whose change is under way, also after the page that asked for it was left. */
const underWay = new Set<string>();

/** Notes in the tab that a job is saved under an id, is being saved (null), or is not saved. */
function note(
  client: QueryClient,
  userGuid: string,
  sourceGUID: string,
  savedId: string | null | undefined,
): void {
  client.setQueryData(savedJobsOf(userGuid).queryKey, (before) => {
    const after = new Map(before);
    if (savedId === undefined) after.delete(sourceGUID);
    else after.set(sourceGUID, savedId);
    return after;
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
