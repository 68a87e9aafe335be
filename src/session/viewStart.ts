import { shownView, subscribeView } from '#src/session/view.ts';
import { announce } from '#src/ui/announcer/announce.ts';

let told: { readonly of: string; readonly withdraw: () => void } | null = null;
subscribeView(() => {
  if (shownView().view !== null) return;
  told?.withdraw();
  told = null;
});

/** Announces the start of a view, once: every layout shows the banner anew. */
export function tellStart(userGuid: string, text: string): void {
  if (told?.of !== userGuid) told = { of: userGuid, withdraw: announce(text) };
}
