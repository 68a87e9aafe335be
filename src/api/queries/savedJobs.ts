import { useCallback } from 'react';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { userApi } from '#src/api/clients.ts';
import { call, toProblem } from '#src/api/problem.ts';
import { beginEdition } from '#src/api/queries/editions.ts';
import { type Teller, useTeller } from '#src/api/queries/useTeller.ts';
import { tellLateFailure } from '#src/session/lateFailures.ts';

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

export interface SaveOutcome {
  /** Whether it was to be saved or taken out. */
  readonly isSaving: boolean;
  /** Why it was not done; null when it was. */
  readonly failure: unknown;
}

/** What is to become of one job. A press while it is under way changes the wish, and what was pressed last is done. */
interface SaveChange {
  readonly sourceGUID: string;
  /** What was saved when the button was pressed, or will turn out to have been. */
  readonly before: Promise<SavedJobs>;
  /** Under which id the server has it. */
  savedId: string | undefined;
  isSaving: boolean;
  /** Of the page that asked last, and its address. */
  teller: Teller<SaveOutcome>;
  path: string;
}

/**
 * Saves a job or takes it out. Shown at once and taken back when the server refuses; pressed before it is known what is saved,
 * it waits for that. The list of saved jobs is read anew when it is opened next, not while it is open: a card must not go away
 * under the person's hands.
 */
export function useSaveJob(userGuid: string, tell: (outcome: SaveOutcome) => void) {
  const client = useQueryClient();
  const teller = useTeller(tell);
  const { mutate } = useMutation({
    onMutate: async (change: SaveChange) => {
      change.savedId = (await change.before).get(change.sourceGUID) ?? undefined;
      await client.cancelQueries(savedJobsOf(userGuid));
      noteWish(client, userGuid, change);
    },
    mutationFn: async (change: SaveChange) => {
      while (change.isSaving !== (change.savedId !== undefined))
        change.savedId =
          change.savedId === undefined
            ? await save(userGuid, change.sourceGUID)
            : await takeOut(change.savedId);
    },
    onSuccess: (_nothing, { isSaving, teller: last }) =>
      last.current?.({ isSaving, failure: null }),
    onError: (failure, { isSaving, teller: last, path }) => {
      if (last.current !== null) return last.current({ isSaving, failure });
      const what = isSaving ? 'saveJob' : 'takeOutJob';
      tellLateFailure({ userGuid, what, problem: toProblem(failure), path });
    },
    onSettled: (_nothing, _failure, { sourceGUID, savedId }) => {
      note(client, userGuid, sourceGUID, savedId);
      underWay.delete(keyOf(userGuid, sourceGUID));
      beginEdition('saved');
      const { queryKey } = savedJobsOf(userGuid);
      // While another is under way the server's list does not have it yet. What could not be read is asked for by the next press.
      const isOld = underWay.size === 0 && client.getQueryData(queryKey) !== undefined;
      return isOld ? client.invalidateQueries({ queryKey }) : undefined;
    },
  });
  return useCallback(
    (sourceGUID: string, isSaving: boolean) => {
      const wish = { isSaving, teller, path: window.location.pathname };
      const key = keyOf(userGuid, sourceGUID);
      const change = underWay.get(key);
      if (change !== undefined) return noteWish(client, userGuid, Object.assign(change, wish));
      const before = client.ensureQueryData(savedJobsOf(userGuid));
      const next = { sourceGUID, before, savedId: undefined, ...wish };
      underWay.set(key, next);
      mutate(next);
    },
    [client, userGuid, mutate, teller],
  );
}

/** The changes under way by person and job, also after the page that asked for them was left. */
const underWay = new Map<string, SaveChange>();
const keyOf = (userGuid: string, sourceGUID: string) => `${userGuid} ${sourceGUID}`;

/** What the button shows until it is done. */
function noteWish(client: QueryClient, userGuid: string, change: SaveChange): void {
  const { sourceGUID, isSaving, savedId = null } = change;
  note(client, userGuid, sourceGUID, isSaving ? savedId : undefined);
}

/** Notes in the tab, where it is known what is saved, that a job is so under an id, is being saved (null), or is not. */
function note(
  client: QueryClient,
  userGuid: string,
  sourceGUID: string,
  savedId: string | null | undefined,
): void {
  client.setQueryData(savedJobsOf(userGuid).queryKey, (before) => {
    if (before === undefined) return undefined;
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
