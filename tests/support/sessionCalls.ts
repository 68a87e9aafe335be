import type { SessionCalls } from '#src/session/sessionCalls.ts';

const never = () => new Promise<never>(() => {});

/** The calls of a session in which the server never answers. */
export const noAnswers: SessionCalls = {
  signIn: never,
  askPasskey: never,
  renewTokens: never,
  signOut: () => {},
  loadDrafts: never,
  sendDraft: never,
  sendOnLeaving: () => {},
  loadDisplay: never,
  saveDisplay: never,
  startView: never,
  askView: never,
  endView: never,
};
