import { openUserApi } from '#src/api/client/clients.ts';
import { loadDisplayProfile, saveDisplayProfile } from '#src/api/displayProfile.ts';
import { loadDrafts, sendDraft, sendOnLeaving } from '#src/api/drafts.ts';
import { viewCalls } from '#src/api/actors/impersonation.ts';
import { call } from '#src/api/client/problem.ts';
import { readSignInAnswer } from '#src/api/signInAnswer.ts';
import type { SessionCalls } from '#src/session/sessionCalls.ts';

/** The real calls of the session and of the stores beside it. */
export const realSessionCalls: SessionCalls = {
  // An answer with an error field is a failure (section 8).
  signIn: async (credentials) =>
    readSignInAnswer(await call(openUserApi.POST('/signIn', { body: credentials }))),
  // Loaded when it is asked for: few of those who sign in need it.
  askPasskey: async (wish, signal) =>
    (await import('#src/api/passkeySignIn.ts')).signInWithPasskey(wish, signal),
  renewTokens: (refresh) =>
    call(openUserApi.POST('/api/auth/token/refresh/', { body: { refresh } })),
  signOut: (refresh) =>
    void openUserApi
      .POST('/signOut', { body: { refresh }, keepalive: true })
      .catch(() => undefined),
  loadDrafts,
  sendDraft,
  sendOnLeaving,
  loadDisplay: loadDisplayProfile,
  saveDisplay: saveDisplayProfile,
  ...viewCalls,
};
