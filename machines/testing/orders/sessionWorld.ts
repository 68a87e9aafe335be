import {
  accessTokenOf,
  isSettled,
  sessionOf,
  type SessionSnapshot,
} from '#machines/session/session.ts';
import { familyOfSession } from '#machines/session/sessionSharing.ts';
import type { RenewedTokens, Session, SignedOutReason } from '#machines/session/sessionTypes.ts';
import type { Effect } from '../explore.ts';
import { type Engine, numberOf, type Place, type Taken } from './engine.ts';
import { end, type Person, type SignIn } from './server.ts';

/**
 * One browser: up to three tabs with the session machine, what they say to each other, the renewals
 * they have under way, the server, and the day. A world is never changed; a move makes another.
 */

export type Message =
  | { type: 'session.asked' }
  | { type: 'session.shared'; session: Session }
  | { type: 'session.ended'; family: string; reason: SignedOutReason };

/**
 * A renewal as src/session/renewal.ts makes it. waiting: for the turn, which one tab has at a time.
 * asking: the other tabs are asked for newer tokens. sent: the server has answered, the tab does
 * not have it yet; null refuses.
 */
export type Renewal = { refresh: string; isInTurn: boolean } & (
  | { stage: 'waiting' | 'asking' }
  | { stage: 'sent'; answer: RenewedTokens | null }
);

export type Tab = {
  place: Place;
  /** What the tab's storage has. */
  stored: Session | null;
  /** What was told to this tab and has not arrived: each message once, in no order. */
  inbox: readonly Message[];
  renewal: Renewal | null;
  /** The sign-ins of which this tab knows that they ended. */
  over: readonly string[];
};

/** How often something may still happen. Without such bounds the orders never end. */
export type Bounds = {
  signIns: number;
  /** Tabs that are opened, duplicated or loaded again. */
  opens: number;
  days: number;
  /** Answers that do not come, and drafts that cannot be sent. */
  failures: number;
  losses: number;
  doublings: number;
  /** How often a tab renews without waiting for its turn. */
  impatience: number;
  /** Sign-ins that are ended from another device. */
  endsElsewhere: number;
  /** Calls that the server answers with a 403. */
  forbidden: number;
};

/** Nothing that has a bound happens. */
export const NOTHING: Bounds = {
  signIns: 0,
  opens: 0,
  days: 0,
  failures: 0,
  losses: 0,
  doublings: 0,
  impatience: 0,
  endsElsewhere: 0,
  forbidden: 0,
};

export type World = {
  tabs: readonly (Tab | null)[];
  signIns: readonly SignIn[];
  day: number;
  /** The sign-ins that some tab has ended. */
  over: readonly string[];
  /** Whether a message was lost: then the tabs need not agree. */
  isLost: boolean;
  /**
   * Whether tokens may differ until the next renewal, which asks first: a tab that is signing out
   * answers nothing, and a tab that opened may have been answered before newer tokens came.
   */
  mayDiffer: boolean;
  left: Bounds;
  /** Who may sign in. */
  people: readonly Person[];
  /** Why the storage of a tab was cleared in the last step: what else is kept there follows. */
  cleared: readonly { tab: number; reason: SignedOutReason; ended: string | null }[];
};

export const snapshotOf = ({ place }: Pick<Tab, 'place'>): SessionSnapshot =>
  // The engine of this world steps the session machine.
  place.snapshot as SessionSnapshot;

/** What is asked of a place again and again. */
export type Seen = {
  /** The sign-in of the session that the tab has. */
  family: string | null;
  /** The session of whoever is signed in. */
  shown: Session | null;
  /** The call that waits for its answer. */
  waitsFor: 'signIn' | 'drafts' | 'renewing' | 'restoring' | null;
  isSignedOut: boolean;
  isSettled: boolean;
};

const seen = new WeakMap<Place, Seen>();

export function seenIn(tab: Pick<Tab, 'place'>): Seen {
  const known = seen.get(tab.place);
  if (known !== undefined) return known;
  const snapshot = snapshotOf(tab);
  const { session } = snapshot.context;
  const made: Seen = {
    family: session === null ? null : familyOfSession(session),
    shown: sessionOf(snapshot),
    waitsFor: waitingIn(snapshot),
    isSignedOut: snapshot.matches('signedOut'),
    isSettled: isSettled(snapshot),
  };
  seen.set(tab.place, made);
  return made;
}

function waitingIn(snapshot: SessionSnapshot): Seen['waitsFor'] {
  if (snapshot.matches('restoring')) return 'restoring';
  if (snapshot.matches('signingIn')) return 'signIn';
  if (snapshot.matches({ signedIn: 'leaving' })) return 'drafts';
  return snapshot.matches({ signedIn: 'renewing' }) ? 'renewing' : null;
}

export const tokenIn = (tab: Tab): string | null => accessTokenOf(snapshotOf(tab));
export const openTabs = ({ tabs }: World): Tab[] => tabs.filter((tab) => tab !== null);

const messages = new Map<string, Message>();

/** Equal messages are the same object. */
function message(made: Message): Message {
  const text = JSON.stringify(made);
  const known = messages.get(text) ?? made;
  messages.set(text, known);
  return known;
}

const numbersOf = new WeakMap<object, number>();

function number(object: object | null): number {
  if (object === null) return -1;
  const known = numbersOf.get(object) ?? numberOf(JSON.stringify(object));
  numbersOf.set(object, known);
  return known;
}

const keysOfTabs = new WeakMap<Tab, string>();

export function keyOfTab(tab: Tab): string {
  const known = keysOfTabs.get(tab);
  if (known !== undefined) return known;
  const inbox = tab.inbox.map(number).sort((a, b) => a - b);
  const { place, stored, renewal, over } = tab;
  const key = [place.id, number(stored), inbox.join('.'), number(renewal), over.join('.')].join();
  keysOfTabs.set(tab, key);
  return key;
}

/**
 * Tabs have no order: worlds that differ in nothing else are the same.
 * @param keyAt of a tab, with what else is in it
 */
export function keyOf(
  { tabs, signIns, day, over, isLost, mayDiffer, left }: World,
  keyAt: (tab: Tab, at: number) => string = keyOfTab,
): string {
  const parts = tabs.map((tab, at) => (tab === null ? '' : keyAt(tab, at))).sort();
  const flags = `${isLost ? 'lost' : ''}${mayDiffer ? 'differ' : ''}`;
  return [...parts, number(signIns), day, over.join('.'), flags, number(left)].join('|');
}

const added = <Value>(all: readonly Value[], value: Value): readonly Value[] =>
  all.includes(value) ? all : [...all, value];

export function withTab(world: World, index: number, tab: Tab | null): World {
  return { ...world, tabs: world.tabs.map((one, at) => (at === index ? tab : one)) };
}

/** What a tab tells reaches the inbox of every other tab. */
export function post(world: World, from: number, made: Message): World {
  const told = message(made);
  const tabs = world.tabs.map((tab, at) =>
    tab === null || at === from ? tab : { ...tab, inbox: added(tab.inbox, told) },
  );
  return { ...world, tabs };
}

/** The parameters of the machine's actions, as its setup declares them. */
type Params = {
  session?: Session | null;
  ended?: Session | null;
  family?: string | null;
  reason?: SignedOutReason;
  id?: string;
  input?: { refresh: string };
};

function paramsOf({ params }: Effect): Params {
  return typeof params === 'object' && params !== null ? params : {};
}

/** What one action of the machine does in the browser, as src/session/session.ts does it. */
function act(world: World, index: number, tab: Tab, effect: Effect): World {
  const {
    session = null,
    ended = null,
    family = null,
    reason = 'never',
    id,
    input,
  } = paramsOf(effect);
  if (effect.type === 'storeSession') return withTab(world, index, { ...tab, stored: session });
  if (effect.type === 'clearSession') {
    const name = ended === null ? null : familyOfSession(ended);
    const cleared = {
      ...withTab(world, index, { ...tab, stored: null }),
      cleared: [...world.cleared, { tab: index, reason, ended: name }],
    };
    if (name === null) return cleared;
    return { ...cleared, signIns: end(world.signIns, name), over: added(world.over, name) };
  }
  if (effect.type === 'askSiblings') return post(world, index, { type: 'session.asked' });
  if (effect.type === 'shareSession' && session !== null)
    return post(world, index, { type: 'session.shared', session });
  if (effect.type === 'shareEnd' && family !== null) {
    const told = post(world, index, { type: 'session.ended', family, reason });
    return { ...told, over: added(told.over, family) };
  }
  const isRenewal = id === 'renewing' || id === 'restoring';
  if (effect.type === 'xstate.spawnChild' && isRenewal && input !== undefined) {
    const { refresh } = input;
    return withTab(world, index, {
      ...tab,
      renewal: { refresh, stage: 'waiting', isInTurn: false },
    });
  }
  return world;
}

/** The world after a step of the machine in one tab, with everything that the step does. */
function after(world: World, index: number, before: Tab, { to, effects }: Taken): World {
  const { family } = seenIn(before);
  const tab: Tab = { ...before, place: to };
  const { family: familyNow, waitsFor } = seenIn(tab);
  const isRenewing = waitsFor === 'restoring' || waitsFor === 'renewing';
  // What ran out in this tab may go on in another one.
  const isStale = effects.some(
    (effect) => effect.type === 'clearSession' && paramsOf(effect).ended === null,
  );
  const isOver = family !== null && familyNow === null && !isStale;
  let now = withTab(world, index, {
    ...tab,
    // Leaving the state of a renewal stops its actor, which takes its call back.
    renewal: isRenewing ? tab.renewal : null,
    over: isOver ? added(tab.over, family) : tab.over,
  });
  for (const effect of effects) {
    const at = now.tabs[index];
    if (at) now = act(now, index, at, effect);
  }
  return now;
}

/** One event in one tab. */
export function send(world: World, index: number, engine: Engine, event: { type: string }): World {
  const tab = world.tabs[index];
  if (!tab) return world;
  return after(world, index, tab, engine.next(tab.place, event));
}

/** A page begins with what the tab's storage has. */
export function load(world: World, index: number, engine: Engine, stored: Session | null): World {
  const taken = engine.begin({ stored, isAlone: false });
  const tab: Tab = { place: taken.to, stored, inbox: [], renewal: null, over: [] };
  return after(world, index, tab, taken);
}
