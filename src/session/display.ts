import { type DisplayChoices, displayChoicesIn } from '#domain/display.ts';
import { hasRunOut, sessionOf } from '#machines/session.ts';
import { openDisplayKeeper } from '#src/session/displayKeeper.ts';
import { session } from '#src/session/session.ts';
import { sessionCalls } from '#src/session/sessionCalls.ts';
import { read, write } from '#src/session/storage.ts';
import {
  applyDisplay,
  DISPLAY_KEY,
  keepDisplay,
  keptDisplay,
} from '#src/ui/uiProvider/displayProfile.ts';

const unsavedKey = 'displayUnsaved';

/** Untrusted, like all that was in the tab. */
function readUnsaved(userGuid: string): Partial<DisplayChoices> {
  const kept = read(unsavedKey);
  if (typeof kept !== 'object' || kept === null || Reflect.get(kept, 'of') !== userGuid) return {};
  const changes: unknown = Reflect.get(kept, 'changes');
  if (typeof changes !== 'object' || changes === null) return {};
  return Object.fromEntries(
    Object.entries(displayChoicesIn(changes)).filter(([name]) => name in changes),
  );
}

function writeUnsaved(userGuid: string, changes: Partial<DisplayChoices>): void {
  const isNothing = Object.keys(changes).length === 0;
  write(unsavedKey, isNothing ? null : { of: userGuid, changes });
}

/** The one keeper of this tab. */
export const display = openDisplayKeeper({
  device: { read: keptDisplay, write: keepDisplay },
  show: applyDisplay,
  unsaved: { read: readUnsaved, write: writeUnsaved },
  load: (userGuid) => sessionCalls().loadDisplay(userGuid),
  save: (profile) => sessionCalls().saveDisplay(profile),
});

addEventListener('storage', ({ key }) => {
  if (key === DISPLAY_KEY) display.followDevice();
});

/** Takes over the display of whoever is signed in; to be called whenever that changes. */
export async function followSession(): Promise<void> {
  const now = session.getSnapshot();
  const userGuid = sessionOf(now)?.userDetails.UserGuid ?? null;
  // Signing out clears everything; an expired session keeps unsaved choices for the next sign-in.
  if (userGuid === null && !hasRunOut(now)) write(unsavedKey, null);
  await display.setOwner(userGuid);
}
