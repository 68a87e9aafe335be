import type { components } from '#openapi/user.ts';
import { userQuery } from '#src/api/client/operations.ts';
import { orGone } from '#src/api/client/orGone.ts';
import { updateCached, invalidate, useRead } from '#src/api/client/read.ts';

export type SignedInSession = components['schemas']['SignedInSession'];

const sessions = userQuery.queryOptions('get', '/session');

/** Where the person is signed in, this session first. */
export function useSessions() {
  return useRead(sessions);
}

/** Takes out what has ended; what else may have changed is asked for. */
function keepOnly(isKept: (session: SignedInSession) => boolean): void {
  updateCached(sessions, (before) => before.filter(isKept));
  void invalidate([sessions]);
}

/** The server has ended every session but this one. */
export const forgetOtherSessions = () => keepOnly((session) => session.isCurrent);

/** Ends one session. One that has ended meanwhile counts as ended. */
export function useEndSession() {
  const { mutateAsync } = userQuery.useMutation('delete', '/session/{id}');
  return async (id: string) => {
    await orGone(mutateAsync({ params: { path: { id } } }), 'no_session');
    keepOnly((session) => session.id !== id);
  };
}

/** Ends every session but this one. */
export function useEndOtherSessions() {
  const { mutateAsync } = userQuery.useMutation('delete', '/session');
  return async () => {
    await mutateAsync({});
    forgetOtherSessions();
  };
}
