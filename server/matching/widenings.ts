import { JOBS_PER_LOAD } from '#domain/limits.ts';
import { WIDER_MILES, WIDER_MILES_MAX, type Widening } from '#domain/widening.ts';
import type { components } from '#openapi/matching.ts';
import type { Candidate } from './candidate.ts';
import type { Ranking } from './recommend.ts';

type WiderList = components['schemas']['WiderList'];

/** How often the distance grows until a job is found. */
const mostSteps = 4;

/**
 * What would make a short list longer, each with how many jobs it adds, ranked by the same scorer.
 * Where 30 miles more add nothing, the next 30 are tried, 120 at most.
 * @param widen how wide the list is already
 * @param shown how many jobs it has
 */
export function widerLists(
  ranking: Ranking,
  candidate: Candidate,
  widen: Widening,
  shown: number,
): WiderList[] {
  if (shown >= JOBS_PER_LOAD) return [];
  const wider = (by: WiderList['by'], next: Widening): WiderList[] => {
    const more = ranking({ widen: next }).length - shown;
    const radius = candidate.searchRadius + next.miles;
    return more > 0 ? [{ by, widen: next, radius, more }] : [];
  };
  const farther = (): WiderList[] => {
    if (candidate.relocate !== false || candidate.place === null) return [];
    for (let step = 1; step <= mostSteps; step += 1) {
      const miles = widen.miles + step * WIDER_MILES;
      if (miles > WIDER_MILES_MAX) break;
      const found = wider('miles', { ...widen, miles });
      if (found.length > 0) return found;
    }
    return [];
  };
  const isWithoutRemote = candidate.remote === 'in-person' && !widen.remote;
  return [
    ...farther(),
    ...(isWithoutRemote ? wider('remote', { ...widen, remote: true }) : []),
    ...(widen.related ? [] : wider('related', { ...widen, related: true })),
  ];
}
