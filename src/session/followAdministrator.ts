import { ROLE } from '#domain/roles.ts';
import { roleOf, type SessionSnapshot, sessionOf } from '#machines/session.ts';
import { familyOfSession } from '#machines/sessionSharing.ts';
import { session } from '#src/session/session.ts';
import { hasTemporary } from '#src/session/storage.ts';
import { connectView, showView, shownView, tellView } from '#src/session/view.ts';

/**
 * Follows the session: an administrator's tab asks the server whom it views before anything is
 * shown, and the end of a session ends the view with it.
 */
export function followAdministrator(): void {
  let followed: string | null = null;
  let lastFamily: string | null = null;
  const follow = (snapshot: SessionSnapshot) => {
    const now = sessionOf(snapshot);
    const anyFamily = now === null ? null : familyOfSession(now);
    const hasBegun = anyFamily !== null && anyFamily !== lastFamily;
    lastFamily = anyFamily;
    const family = roleOf(snapshot) === ROLE.admin ? anyFamily : null;
    if (followed !== null && family !== followed) {
      tellView({ type: 'session.ended' });
      showView({ ...shownView(), view: null, standing: 'known' });
    }
    if (hasBegun) tellView({ type: 'session.began' });
    if (family === followed) return;
    followed = family;
    if (family !== null) void ask();
  };
  session.subscribe(follow);
  follow(session.getSnapshot());
}

/** Loads the machine, which asks the server; it is asked again where the file did not come. */
async function ask(): Promise<void> {
  const isStored = hasTemporary();
  showView({ ...shownView(), standing: 'asking' });
  try {
    await import('#src/session/impersonation.ts');
    tellView({ type: 'storage.found', isStored });
  } catch {
    connectView(({ type }) => {
      if (type === 'restore.retried') void ask();
    });
    showView({ ...shownView(), standing: 'unreachable' });
  }
}
