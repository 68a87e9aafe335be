import { clearInFlight } from '#src/tab/inFlight.ts';
import { clearKeptPlaces } from '#src/tab/keptPlaces.ts';
import { clearLateFailures } from '#src/tab/lateFailures.ts';
import { clearListVersions } from '#src/tab/listVersion.ts';
import { stopActors } from '#src/tab/runningActors.ts';
import { forgetSentences } from '#src/ui/announcer/announce.ts';

/** Clears what the tab holds in memory, or still says, for the person whose pages it showed. */
export function forgetPerson(): void {
  stopActors();
  forgetSentences();
  clearInFlight();
  clearKeptPlaces();
  clearLateFailures();
  clearListVersions();
}
