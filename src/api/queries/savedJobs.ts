import { type RefObject, useCallback, useImperativeHandle, useMemo, useRef } from 'react';
import type { components } from '#openapi/user.ts';
import { userApi } from '#src/api/client/clients.ts';
import { call, toProblem } from '#src/api/client/problem.ts';
import { userQuery } from '#src/api/client/operations.ts';
import { orGone } from '#src/api/client/orGone.ts';
import {
  updateCached,
  ensureCached,
  getCached,
  invalidate,
  useRead,
} from '#src/api/client/read.ts';
import { startWork, useWanted, wantedNow } from '#src/api/client/work.ts';
import { addLateFailure } from '#src/tab/lateFailures.ts';
import { nextListVersion } from '#src/tab/listVersion.ts';

type SavedJob = components['schemas']['SavedJob'];

/** The query for a person's saved jobs. */
const savedJobsOf = (id: string) =>
  userQuery.queryOptions('get', '/ProfileSavedJobsV2/{id}', { params: { path: { id } } });

const isOf = (jobId: string) => (one: SavedJob) => one.jobFeedSourceGUID === jobId;
const idsOf = (saved: readonly SavedJob[]): ReadonlySet<string> =>
  new Set(saved.map((one) => one.jobFeedSourceGUID));

export interface SaveOutcome {
  /** True for saving, false for unsaving. */
  readonly isSaving: boolean;
  /** Why it failed; null when it succeeded. */
  readonly failure: unknown;
}

type Notify = (outcome: SaveOutcome) => void;

/** A requested change of one job, and the page that asked for it. */
interface Wish {
  readonly jobId: string;
  readonly isSaving: boolean;
  /** Tells that page; null after it was left. */
  readonly notify: RefObject<Notify | null>;
  readonly path: string;
}

const KIND = 'saveJob';

/** The ids of the saved jobs, with pending changes already applied. */
export function useSavedJobs(userGuid: string): ReadonlySet<string> | undefined {
  const { data: saved } = useRead(savedJobsOf(userGuid), { select: idsOf });
  const wishes = useWanted<Wish>([KIND, userGuid]);
  return useMemo(() => saved && withWishes(saved, wishes), [saved, wishes]);
}

/** The same as a plain read, for callers that do not render it. */
export function savedJobsNow(userGuid: string): ReadonlySet<string> | undefined {
  const saved = getCached(savedJobsOf(userGuid));
  return saved && withWishes(idsOf(saved), wantedNow([KIND, userGuid]));
}

function withWishes(saved: ReadonlySet<string>, wishes: readonly Wish[]): ReadonlySet<string> {
  const shown = new Set(saved);
  for (const { jobId, isSaving } of wishes)
    if (isSaving) shown.add(jobId);
    else shown.delete(jobId);
  return shown;
}

/**
 * Saves or unsaves a job. The change shows at once, and is undone when the server refuses it. A
 * press before the saved jobs are known waits for them. Only the last press counts and is
 * announced. The list of saved jobs reloads at its next opening and not before, because a card
 * must not disappear while somebody uses it.
 */
export function useSaveJob(userGuid: string, notify: Notify) {
  const mounted = useRef<Notify>(null);
  useImperativeHandle(mounted, () => notify);
  return useCallback(
    (jobId: string, isSaving: boolean) => {
      const wish = { jobId, isSaving, notify: mounted, path: window.location.pathname };
      const name = [KIND, userGuid, jobId] as const;
      const isLast = () => (wantedNow<Wish>(name).at(-1) ?? wish) === wish;
      void startWork({
        name,
        wanted: wish,
        run: async () => {
          await ensureCached(savedJobsOf(userGuid));
          if (isLast()) await fulfil(userGuid, wish);
        },
        onEnd: (failure) => {
          nextListVersion('saved');
          if (!isLast()) return;
          report(userGuid, wish, failure);
          // While another change is pending, the server's list does not include it yet.
          if (wantedNow([KIND, userGuid]).length === 1) void invalidateWhereCached(userGuid);
        },
      });
    },
    [userGuid, mounted],
  );
}

async function fulfil(userGuid: string, { jobId, isSaving }: Wish): Promise<void> {
  const list = savedJobsOf(userGuid);
  const isIt = isOf(jobId);
  const before = getCached(list)?.find(isIt);
  if (isSaving === (before !== undefined)) return;
  if (before === undefined) {
    const body = { userGuid, jobFeedSourceGUID: jobId };
    const saved = await call(userApi.POST('/ProfileSavedJobsV2', { body }));
    updateCached(list, (rows) => [...rows, saved]);
  } else {
    const id = before.profileSavedJobId;
    const params = { path: { id } };
    await orGone(call(userApi.DELETE('/ProfileSavedJobsV2/{id}', { params })), 'not_saved');
    updateCached(list, (rows) => rows.filter((row) => !isIt(row)));
  }
}

/** A list that could not be read is asked for again by the next press. */
async function invalidateWhereCached(userGuid: string): Promise<void> {
  const list = savedJobsOf(userGuid);
  if (getCached(list) !== undefined) await invalidate([list]);
}

function report(userGuid: string, { isSaving, notify, path }: Wish, failure: unknown): void {
  if (notify.current !== null) return notify.current({ isSaving, failure });
  if (failure !== null) addLateFailure({ userGuid, problem: toProblem(failure), path });
}
