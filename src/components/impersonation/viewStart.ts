import { shownView, subscribeView } from '#src/session/view.ts';

let told: string | null = null;
subscribeView(() => {
  if (shownView().view === null) told = null;
});

/** Whether the start of this view is still to be said: every layout shows the banner anew. */
export function isStartToTell(userGuid: string): boolean {
  const isNew = told !== userGuid;
  told = userGuid;
  return isNew;
}
