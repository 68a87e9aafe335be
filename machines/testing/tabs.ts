import { createActor, SimulatedClock } from 'xstate';
import { sessionMachine, sessionOf } from '../session/session.ts';
import type { SessionSnapshot } from '../session/session.ts';
import { familyOfSession } from '../session/sessionSharing.ts';
import type {
  RenewedTokens,
  Session,
  SessionEvent,
  SignInAnswer,
} from '../session/sessionTypes.ts';
import { controlled } from './controlled.ts';
import { tokenUntil } from './tokenUntil.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

type Message = Extract<SessionEvent, { type: `session.${'asked' | 'shared' | 'ended'}` }>;

function person(name: string) {
  return { UserGuid: name, FirstName: name, LastName: 'Quill', Email: `${name}@example.com` };
}

/** A session of the sign-in `family`, which began so many milliseconds after the first one. */
export function sessionOfFamily(family: string, name = 'rosa', after = 0): Session {
  const tokens = {
    access: tokenUntil(15 * MINUTE + after, family),
    refresh: tokenUntil(14 * DAY + after, family),
    id: 'id',
  };
  return { tokens, role: 2, userDetails: person(name), reloadedAt: null, renewals: 0 };
}

/** What the server answers to a sign-in that begins this session. */
export function answerOf(session: Session): SignInAnswer {
  const { access: accessToken, refresh: refreshToken, id: idToken } = session.tokens;
  return {
    accessToken,
    refreshToken,
    idToken,
    userDetails: session.userDetails,
    role: session.role,
  };
}

/**
 * The tabs of one browser on one clock. A message is under way until `deliver`, so that a test can
 * let something else happen first.
 */
export function browser() {
  const clock = new SimulatedClock();
  const tabs: { send: (message: Message) => void }[] = [];
  let underWay: { from: object; message: Message; to: readonly object[] }[] = [];

  function open(stored: Session | null, isAlone = false) {
    const renew = controlled<RenewedTokens, { refresh: string }>();
    const drafts = controlled<boolean, void>();
    const signIn = controlled<SignInAnswer, { Email: string; Password: string }>();
    const did: string[] = [];
    const tab = { send: (message: Message) => actor.send(message) };
    const notify = (message: Message) => {
      const to = tabs.filter((one) => one !== tab);
      underWay.push({ from: tab, message, to });
    };
    const machine = sessionMachine.provide({
      actors: { signIn: signIn.logic, renewTokens: renew.logic, sendDrafts: drafts.logic },
      actions: {
        storeSession: (_, { session }) => void did.push(`store ${session?.userDetails.UserGuid}`),
        clearSession: (_, { ended, reason }) =>
          void did.push(`clear ${reason}${ended === null ? '' : ', and on the server'}`),
        askSiblings: () => notify({ type: 'session.asked' }),
        shareSession: (_, { session }) => {
          if (session !== null) notify({ type: 'session.shared', session });
        },
        shareEnd: (_, { family, reason }) => {
          if (family !== null) notify({ type: 'session.ended', family, reason });
        },
      },
    });
    const actor = createActor(machine, {
      clock,
      input: { stored, isAlone, now: () => clock.now() },
    });
    actor.on('goTo', ({ path }) => did.push(path));
    actor.on('reload', () => did.push('reload'));
    tabs.push(tab);
    actor.start();
    return { actor, renew, drafts, signIn, did, now: () => actor.getSnapshot() };
  }

  /** Delivers all messages, and the answers to them. */
  function deliver(): void {
    for (let next = underWay.shift(); next !== undefined; next = underWay.shift())
      for (const tab of tabs) if (next.to.includes(tab)) tab.send(next.message);
  }

  return {
    clock,
    open,
    deliver,
    /** Takes the messages that are under way, to be delivered later. */
    hold: () => {
      const held = underWay;
      underWay = [];
      return () => {
        underWay = [...held, ...underWay];
        deliver();
      };
    },
  };
}

/** The id of who is signed in; null when nobody is. */
export const nameIn = (snapshot: SessionSnapshot) =>
  sessionOf(snapshot)?.userDetails.UserGuid ?? null;
/** The sign-in of the session; null when nobody is signed in. */
export const familyIn = (snapshot: SessionSnapshot) => {
  const session = sessionOf(snapshot);
  return session === null ? null : familyOfSession(session);
};
