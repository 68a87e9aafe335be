import { clearInFlight } from '#src/tab/inFlight.ts';
import { clearKeptPlaces } from '#src/tab/keptPlaces.ts';
import { clearLateFailures } from '#src/tab/lateFailures.ts';
import { clearListVersions } from '#src/tab/listVersion.ts';
import { stopActors } from '#src/tab/runningActors.ts';

/** Clears what the tab holds in memory for the person whose pages it showed. */
export function forgetPerson(): void {
  stopActors();
  clearInFlight();
  clearKeptPlaces();
  clearLateFailures();
  clearListVersions();
}
