import { createActor, fromPromise, waitFor } from 'xstate';
import {
  accessTokenOf,
  hasRunOut,
  isSettled,
  sessionMachine,
  sessionOf,
} from '#machines/session.ts';
import { clearInFlight } from '#src/session/inFlight.ts';
import { clearLateFailures } from '#src/session/lateFailures.ts';
import { clearListVersions } from '#src/session/listVersion.ts';
import { giveSessionCalls, type SessionCalls, sessionCalls } from '#src/session/sessionCalls.ts';
import { connectSessionGate } from '#src/session/sessionGate.ts';
import { clearDrafts, clearStorage, readSession, writeSession } from '#src/session/storage.ts';

/**
 * Answers whether the server has everything that was typed; nothing was, until the keeper of the
 * drafts says how to ask.
 */
let sendDrafts: () => Promise<boolean> = async () => true;

/**
 * Called once, by the keeper of the drafts, which is loaded with the first page that has a form
 * to keep.
 */
export function beforeSignOut(send: () => Promise<boolean>): void {
  sendDrafts = send;
}

/** What the tab holds in memory for whoever was signed in. */
function forgetPerson(): void {
  clearInFlight();
  clearLateFailures();
  clearListVersions();
}

const machine = sessionMachine.provide({
  actors: {
    signIn: fromPromise(({ input }) => sessionCalls().signIn(input)),
    renewTokens: fromPromise(({ input }) => sessionCalls().renewTokens(input.refresh)),
    sendDrafts: fromPromise(() => sendDrafts()),
  },
  actions: {
    storeSession: (_, { session }) => writeSession(session),
    clearSession: (_, { ended, reason }) => {
      clearStorage(hasRunOut({ context: { reason } }) ? 'butPlace' : 'all');
      // Signing out clears everything (S11); a session that ran out keeps what its owner typed
      // and nobody else has.
      clearDrafts(reason === 'signedOut' ? 'all' : 'sent');
      if (reason === 'signedOut') forgetPerson();
      if (ended === null) return;
      // Best effort: the tokens are gone from here, and run out by themselves if the server
      // cannot be told.
      sessionCalls().signOut(ended.tokens.refresh);
    },
  },
});

/** The one session of this tab. */
export const session = createActor(machine, { input: { stored: readSession() } });

/**
 * Whether a call was made with the token that is used now: what comes late for a session that has
 * ended, or for a token that was renewed meanwhile, says nothing of this one.
 */
function isOfNow(token: string): boolean {
  return sessionOf(session.getSnapshot())?.tokens.access === token;
}

/** Starts the session and lets the API clients ask it for tokens. */
export function startSession(calls: SessionCalls): void {
  giveSessionCalls(calls);
  session.start();
  connectSessionGate({
    accessToken: async () => {
      session.send({ type: 'access.wanted' });
      return accessTokenOf(await waitFor(session, isSettled));
    },
    refused: (token) => {
      if (isOfNow(token)) session.send({ type: 'call.unauthorized' });
    },
    forbidden: (token) => {
      if (isOfNow(token)) session.send({ type: 'call.forbidden' });
    },
  });
}
