import { createActor, fromPromise, waitFor } from 'xstate';
import {
  accessTokenOf,
  hasRunOut,
  isSettled,
  sessionMachine,
  sessionOf,
} from '#machines/session/session.ts';
import { leaveCarriedTo } from '#src/tab/carried.ts';
import { dropSignUp } from '#src/session/ownSignUp.ts';
import { forgetPerson } from '#src/tab/forgetPerson.ts';
import { giveSessionCalls, type SessionCalls, sessionCalls } from '#src/session/sessionCalls.ts';
import { renewInTurn } from '#src/session/renewal.ts';
import { connectSessionGate } from '#src/session/sessionGate.ts';
import type { SiblingMessage } from '#src/session/siblingMessages.ts';
import { hearSiblings, isAlone, tellSiblings } from '#src/session/siblings.ts';
import { clearDrafts, clearStorage, readSession, writeSession } from '#src/tab/storage.ts';
import { clearSuccess } from '#src/tab/success.ts';
import { dropOldViewReason, leaveViewReasonTo } from '#src/session/viewReason.ts';

/**
 * Sends unsaved drafts; resolves to whether the server has everything. The draft keeper sets
 * it; before that, nothing can have been typed.
 */
let sendDrafts: () => Promise<boolean> = async () => true;

/** Called once by the draft keeper, which loads with the first page that stores drafts. */
export function beforeSignOut(send: () => Promise<boolean>): void {
  sendDrafts = send;
}

const machine = sessionMachine.provide({
  actors: {
    signIn: fromPromise(({ input }) => sessionCalls().signIn(input)),
    askPasskey: fromPromise(({ input, signal }) => sessionCalls().askPasskey(input, signal)),
    renewTokens: fromPromise(({ input, signal }) => renewInTurn(input.refresh, signal)),
    sendDrafts: fromPromise(() => sendDrafts()),
  },
  actions: {
    storeSession: (_, { session }) => {
      if (session !== null) {
        leaveCarriedTo(session.userDetails);
        dropSignUp();
        leaveViewReasonTo(session.userDetails.UserGuid);
      }
      writeSession(session);
    },
    clearSession: (_, { ended, reason }) => {
      clearStorage(hasRunOut({ context: { reason } }) ? 'butStaying' : 'all');
      // Signing out clears everything (S11). A session that ended in any other way, or in another
      // tab, leaves drafts that only this tab has.
      clearDrafts(reason === 'signedOut' ? 'all' : 'sent');
      if (reason === 'signedOut' || reason === 'elsewhere') forgetPerson();
      if (reason === 'signedOut') dropOldViewReason();
      clearSuccess();
      if (ended === null) return;
      // Best effort: the tokens are deleted here, and they expire if the server cannot be
      // reached.
      sessionCalls().signOut(ended.tokens.refresh);
    },
    askSiblings: () => tellSiblings({ type: 'session.asked' }),
    shareSession: (_, shared) => {
      if (shared.session !== null)
        tellSiblings({ type: 'session.shared', session: shared.session });
    },
    shareEnd: (_, { family, reason }) => {
      if (family !== null) tellSiblings({ type: 'session.ended', family, reason });
    },
  },
});

/** The only session of this tab. */
export const session = createActor(machine, {
  input: { stored: readSession(), isAlone: isAlone() },
});

type SessionMessage = Extract<SiblingMessage, { type: `session.${string}` }>;

/**
 * Whether a call used the current token. A late answer to a call with an older token says
 * nothing about the current session.
 */
function isOfNow(token: string): boolean {
  return sessionOf(session.getSnapshot())?.tokens.access === token;
}

function isAboutSession(message: SiblingMessage): message is SessionMessage {
  return message.type.startsWith('session.');
}

/**
 * Starts the session and lets the API clients get tokens from it.
 * @param view what an administrator's view hears of calls
 */
export function startSession(
  calls: SessionCalls,
  view: {
    readonly viewRefused: (code: string) => void;
    readonly changing: (what: 'began' | 'ended', call: string) => void;
  },
): void {
  giveSessionCalls(calls);
  hearSiblings((message) => {
    if (isAboutSession(message)) session.send(message);
  });
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
    viewRefused: (token, code) => {
      if (isOfNow(token)) view.viewRefused(code);
    },
    changing: view.changing,
  });
}
