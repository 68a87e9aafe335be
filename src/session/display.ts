import { useSyncExternalStore } from 'react';
import { createActor, fromPromise } from 'xstate';
import { type DisplayChoices, displayChoicesIn } from '#domain/display.ts';
import {
  displayKeeperMachine,
  type DisplayKeeperSnapshot,
} from '#machines/displayKeeper/displayKeeper.ts';
import { hasRunOut, sessionOf } from '#machines/session/session.ts';
import { followLanguage } from '#src/session/followLanguage.ts';
import { session } from '#src/session/session.ts';
import { sessionCalls } from '#src/session/sessionCalls.ts';
import { read, write } from '#src/tab/storage.ts';
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

const machine = displayKeeperMachine.provide({
  actors: {
    loadDisplay: fromPromise(({ input }) => sessionCalls().loadDisplay(input.owner)),
    saveDisplay: fromPromise(({ input }) => sessionCalls().saveDisplay(input)),
  },
  actions: {
    show: (_, kept) => {
      applyDisplay(kept.choices);
      followLanguage(kept.choices.Language);
      keepDisplay(kept);
    },
    keepUnsaved: (_, { owner, changes }) => writeUnsaved(owner, changes),
  },
});

/** The one keeper of this tab. */
export const display = createActor(machine, { input: { choices: keptDisplay().choices } });
display.start();

addEventListener('storage', ({ key }) => {
  if (key !== DISPLAY_KEY) return;
  const { choices } = keptDisplay();
  display.send({ type: 'device.changed', choices });
  followLanguage(choices.Language);
});

function subscribe(changed: () => void): () => void {
  const subscription = display.subscribe(changed);
  return () => subscription.unsubscribe();
}

/** @param select returns a plain value or a part of the snapshot, never a new object */
export function useDisplay<Selected>(
  select: (snapshot: DisplayKeeperSnapshot) => Selected,
): Selected {
  return useSyncExternalStore(subscribe, () => select(display.getSnapshot()));
}

/** Takes over the display of the signed-in person; to be called whenever that changes. */
export function followSession(): void {
  const now = session.getSnapshot();
  const owner = sessionOf(now)?.userDetails.UserGuid ?? null;
  // Signing out clears everything; an expired session keeps unsaved choices for the next sign-in.
  if (owner === null && !hasRunOut(now)) write(unsavedKey, null);
  if (owner === null) display.send({ type: 'session.ended' });
  else
    display.send({
      type: 'session.started',
      owner,
      device: keptDisplay(),
      unsaved: readUnsaved(owner),
    });
}
