import { showSuccess } from '#src/tab/success.ts';
import { userNow } from '#src/session/usePerson.ts';
import { announce } from '#src/ui/announcer/announce.ts';

/** Shows and announces what was done, in paragraphs, without stopping the person. */
export function tellSuccess(...paragraphs: readonly string[]): void {
  showSuccess({ userGuid: userNow()?.UserGuid ?? null, paragraphs });
  announce(paragraphs.join(' '));
}
