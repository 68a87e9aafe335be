import { NO_PLACE } from '#machines/publicMatch/publicMatch.ts';
import { CallFailed } from '#src/api/client/problem.ts';
import { typedPlace } from '#src/api/typedPlace.ts';

/** Whether a city or a ZIP code as typed is one that we know. @throws CallFailed */
export async function isPlaceKnown(typed: string): Promise<boolean> {
  try {
    return (await typedPlace(typed)) !== null;
  } catch (error) {
    if (error instanceof CallFailed && error.problem.code === NO_PLACE) return false;
    throw error;
  }
}
