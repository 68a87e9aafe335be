import { useSyncExternalStore } from 'react';
import type { View } from '#machines/impersonation/impersonationTypes.ts';
import { sessionOf } from '#machines/session/session.ts';
import type { UserDetails } from '#machines/session/sessionTypes.ts';
import { session } from '#src/session/session.ts';
import { useOwnUser } from '#src/session/useSession.ts';
import { type ShownView, shownView, subscribeView, tellView } from '#src/session/view.ts';

/** What the tab knows of an administrator's view. */
export function useShownView(): ShownView {
  return useSyncExternalStore(subscribeView, shownView);
}

/** Whom an administrator views; null while nobody. */
export function useView(): View | null {
  return useShownView().view;
}

/**
 * Whose pages these are: the signed-in person, or the one whom an administrator views (section 6:
 * the temporary id takes the place of the own).
 * @throws outside a guarded area, where nobody may be signed in
 */
export function useUser(): UserDetails {
  const own = useOwnUser();
  return useView()?.details ?? own;
}

/** The same outside of a component; null when nobody is signed in. */
export function userNow(): UserDetails | null {
  const own = sessionOf(session.getSnapshot())?.userDetails ?? null;
  return own === null ? null : (shownView().view?.details ?? own);
}

/** Shows a saved name in the menu at once, for the person whose pages these are. */
export function changeUserDetails(details: Partial<UserDetails>): void {
  if (shownView().view === null) session.send({ type: 'details.changed', userDetails: details });
  else tellView({ type: 'details.changed', details });
}
