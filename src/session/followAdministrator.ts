import { type Followed, followSession, NOBODY_FOLLOWED } from '#machines/followed.ts';
import type { SessionSnapshot } from '#machines/session/session.ts';
import { session } from '#src/session/session.ts';
import { hasTemporary } from '#src/tab/storage.ts';
import { connectView, showView, shownView, tellView } from '#src/session/view.ts';

/**
 * Follows the session: an administrator's tab asks the server whom it views before anything is
 * shown, and the end of a session ends the view with it.
 */
export function followAdministrator(): void {
  let followed: Followed = NOBODY_FOLLOWED;
  /** The session may end while the file of the machine is on its way. */
  const whileFollowed = () => {
    const { administrator } = followed;
    return () => administrator !== null && followed.administrator === administrator;
  };
  const follow = (snapshot: SessionSnapshot) => {
    const { now, events, isAsking } = followSession(followed, snapshot);
    followed = now;
    for (const event of events) {
      tellView(event);
      if (event.type === 'session.ended')
        showView({ ...shownView(), view: null, standing: 'known' });
    }
    if (isAsking) void ask(whileFollowed());
  };
  session.subscribe(follow);
  follow(session.getSnapshot());
}

/** Loads the machine, which asks the server; it is asked again where the file did not come. */
async function ask(isOfNow: () => boolean): Promise<void> {
  const isStored = hasTemporary();
  showView({ ...shownView(), standing: 'asking' });
  try {
    await import('#src/session/impersonation.ts');
    if (isOfNow()) tellView({ type: 'storage.found', isStored });
  } catch {
    connectView(({ type }) => {
      if (type === 'restore.retried') void ask(isOfNow);
    });
    if (isOfNow()) showView({ ...shownView(), standing: 'unreachable' });
  }
}
