import { type MutationKey, useMutation, useMutationState } from '@tanstack/react-query';
import { queryClient } from '#src/api/client/queryClient.ts';

/**
 * Work of several calls that goes on when its page is left. What is under way stands in the cache
 * of mutations, which goes with the session like that of the queries.
 */
export interface Work<Wanted> {
  /** What kind of work, and of what: work of the same name is done one after the other. */
  readonly name: readonly [kind: string, ...of: string[]];
  readonly wanted: Wanted;
  readonly run: () => Promise<void>;
  /**
   * Called with null when it was done, else with why not; while it is still counted as under way.
   */
  readonly onEnd: (failure: unknown) => void;
}

/** Begins work. Never fails: what came of it is told by `onEnd`. */
export async function startWork<Wanted>({ name, wanted, run, onEnd }: Work<Wanted>): Promise<void> {
  const work = queryClient.getMutationCache().build(queryClient, {
    mutationKey: name as MutationKey,
    scope: { id: name.join(' ') },
    mutationFn: run,
    onSuccess: () => onEnd(null),
    onError: onEnd,
  });
  await work.execute(wanted).catch(() => undefined);
}

/** What is wanted by the work of a kind that is under way, the last wish last. */
export function wantedNow<Wanted>(name: readonly string[]): Wanted[] {
  return queryClient
    .getMutationCache()
    .findAll({ mutationKey: name, status: 'pending' })
    .map(({ state }) => state.variables as Wanted);
}

/** The same for a view, which follows it. */
export function useWanted<Wanted>(name: readonly string[]): readonly Wanted[] {
  return useMutationState({
    filters: { mutationKey: name, status: 'pending' },
    select: ({ state }) => state.variables as Wanted,
  });
}

/** A mutation that is one of several operations, or more than one. */
export function useWork<Wanted>(work: {
  readonly run: (wanted: Wanted) => Promise<void>;
  readonly onDone: () => Promise<unknown>;
}) {
  return useMutation({ mutationFn: work.run, onSuccess: work.onDone });
}
