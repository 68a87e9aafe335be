import { publicMatchMachine } from '#machines/publicMatch/publicMatch.ts';
import type { Wish } from '#machines/publicMatch/publicMatchTypes.ts';
import { publicMatchActors } from '#src/api/actors/publicMatch.ts';
import { useMachine } from '#src/components/useMachine.ts';

/**
 * Runs the search of a visitor.
 * @param isAsked whether the jobs are looked for as the page opens
 */
export function useVisitorMatch(wish: Wish, isAsked: boolean) {
  return useMachine(() => publicMatchMachine.provide({ actors: publicMatchActors }), {
    wish,
    isAsked,
  });
}

export type VisitorMatch = ReturnType<typeof useVisitorMatch>;
