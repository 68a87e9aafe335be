import { useLayoutEffect, useState } from 'react';
import type { Actor, AnyStateMachine } from 'xstate';
import { useActor } from '#src/components/useMachine.ts';
import { userNow } from '#src/session/usePerson.ts';
import type { TabActor } from '#src/tab/runningActors.ts';
import { showActors } from '#src/tab/tabActors.ts';

/**
 * Shows an actor that the tab runs: what it has begun goes on when its screen is left, and a
 * failure that no screen sees is told on the page that is shown then.
 * @param make makes the actor; called once
 * @param keepsDraft whether what was typed is kept as a draft when its save fails
 */
export function useTabActor<Machine extends AnyStateMachine>(
  make: () => Actor<Machine> & TabActor,
  keepsDraft = false,
) {
  const [actor] = useState(make);
  useShown(actor, { keepsDraft });
  return useActor<Machine>(actor);
}

/**
 * The same for an actor that is looked at in another way.
 * @param told how a failure that no screen sees is told; null when it is not
 */
export function useShown(actor: TabActor, told: { readonly keepsDraft: boolean } | null): void {
  const [actors] = useState(() => ({
    get userGuid() {
      return told === null ? null : (userNow()?.UserGuid ?? null);
    },
    main: actor,
    toldAs: () => told ?? {},
  }));
  // With the screen itself: later, a failure in between would be told nowhere.
  useLayoutEffect(() => showActors('', actors), [actors]);
}
