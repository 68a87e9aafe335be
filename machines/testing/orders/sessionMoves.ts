import type { Engine, Place } from './engine.ts';
import { expiryOf } from '#domain/tokens.ts';
import {
  begin,
  canGoOn,
  end,
  isEnded,
  NOT_REACHED,
  type Person,
  REFUSED,
  renew,
  timeOf,
} from './server.ts';
import type { sessionMoveRules } from './sessionRules.ts';
import {
  type Bounds,
  keyOfTab,
  load,
  type Message,
  post,
  send,
  seenIn,
  snapshotOf,
  type Tab,
  tokenIn,
  type World,
  withTab,
} from './sessionWorld.ts';

/** Everything that may happen next in a browser, and what comes of it. */

const ENDED_TOKEN: keyof typeof sessionMoveRules = 'noCallWithEndedToken';
const RENEWED: keyof typeof sessionMoveRules = 'timeEndsNoRenewedSession';

export type Move = { tab: number } & (
  | { do: 'deliver' | 'deliverTwice' | 'lose'; message: Message }
  | { do: 'event' | 'timer'; event: { type: string; reason?: string } }
  | { do: 'signIn' | 'forbid' | 'call' | 'open' | 'duplicate' | 'reload' | 'close' }
  | { do: 'signInAnswer'; person: Person | null }
  | { do: 'drafts'; isSent: boolean }
  | { do: 'takeTurn' | 'takeNoTurn' | 'askServer' | 'renewalAnswer' | 'renewalFails' }
  | { do: 'day' | 'endElsewhere' }
);

/** What a person does that has no bound of its own: it leads nowhere new in the end. */
const FREE = [
  { type: 'signIn.cancelled' },
  { type: 'signOut.requested' },
  { type: 'signOut.confirmed' },
  { type: 'signOut.withdrawn' },
  { type: 'restore.retried' },
  { type: 'time.ended', reason: 'idle' },
];

function messagesTo({ inbox }: Tab, tab: number, left: Bounds): Move[] {
  return inbox.flatMap((message): Move[] => [
    { do: 'deliver', tab, message },
    ...(left.doublings > 0 ? [{ do: 'deliverTwice', tab, message } as const] : []),
    ...(left.losses > 0 ? [{ do: 'lose', tab, message } as const] : []),
  ]);
}

type Event = { type: string; reason?: string };
const offers = new WeakMap<Place, { free: Event[]; timers: Event[] }>();

/** What a person, and which timer, may do in a place. */
function offersOf(place: Place) {
  const known = offers.get(place);
  if (known !== undefined) return known;
  const free = FREE.filter((event) => place.takes.has(event.type) && place.snapshot.can(event));
  const timers = [...place.takes]
    .filter((type) => type.startsWith('xstate.after.'))
    .map((type) => ({ type }));
  offers.set(place, { free, timers });
  return { free, timers };
}

/** Tokens are renewed shortly before they expire; every other timer may end at any moment. */
function isDue({ type }: Event, tab: Tab, day: number): boolean {
  if (!type.includes('untilExpiring')) return true;
  return expiryOf(snapshotOf(tab).context.session?.tokens.access ?? '') <= timeOf(day + 1);
}

const TIME_OVER = { type: 'time.ended', reason: 'expired' };

/** Whether every token of the tab has expired. */
function isOver(tab: Tab, day: number): boolean {
  const { session } = snapshotOf(tab).context;
  return session !== null && expiryOf(session.tokens.refresh) <= timeOf(day);
}

function eventsOf(one: Tab, tab: number, { left, day }: World): Move[] {
  const { free, timers } = offersOf(one.place);
  const moves: Move[] = free.map((event) => ({ do: 'event', tab, event }));
  for (const event of timers) if (isDue(event, one, day)) moves.push({ do: 'timer', tab, event });
  if (one.place.takes.has('time.ended') && isOver(one, day))
    moves.push({ do: 'event', tab, event: TIME_OVER });
  if (seenIn(one).isSignedOut && left.signIns > 0) moves.push({ do: 'signIn', tab });
  if (left.forbidden > 0 && one.place.takes.has('call.forbidden'))
    moves.push({ do: 'forbid', tab });
  return moves;
}

function answersTo(tab: Tab, at: number, { left, tabs, people }: World): Move[] {
  const moves: Move[] = [];
  const { waitsFor } = seenIn(tab);
  const canFail = left.failures > 0;
  if (waitsFor === 'signIn')
    for (const person of [...people, ...(canFail ? [null] : [])])
      moves.push({ do: 'signInAnswer', tab: at, person });
  if (waitsFor === 'drafts')
    for (const isSent of canFail ? [true, false] : [true])
      moves.push({ do: 'drafts', tab: at, isSent });
  const { renewal } = tab;
  if (renewal === null) return moves;
  if (renewal.stage === 'waiting') {
    const isTaken = tabs.some((one) => one?.renewal?.isInTurn);
    if (!isTaken) moves.push({ do: 'takeTurn', tab: at });
    else if (left.impatience > 0) moves.push({ do: 'takeNoTurn', tab: at });
  }
  if (renewal.stage === 'asking') moves.push({ do: 'askServer', tab: at });
  if (renewal.stage === 'sent') moves.push({ do: 'renewalAnswer', tab: at });
  if (renewal.stage !== 'waiting' && canFail) moves.push({ do: 'renewalFails', tab: at });
  return moves;
}

function pagesOf(tab: Tab, at: number, { left, tabs }: World): Move[] {
  const moves: Move[] = [];
  const isOnly = tabs.filter(Boolean).length === 1;
  if (!isOnly) moves.push({ do: 'close', tab: at });
  if (left.opens === 0) return moves;
  moves.push({ do: 'reload', tab: at });
  if (tab.stored !== null && tabs.includes(null)) moves.push({ do: 'duplicate', tab: at });
  return moves;
}

/** @param keyAt of a tab, with what else is in it */
export function movesIn(world: World, keyAt: (tab: Tab, at: number) => string = keyOfTab): Move[] {
  const { tabs, left, signIns } = world;
  const moves: Move[] = [];
  const seen = new Set<string>();
  for (const [at, tab] of tabs.entries()) {
    // Of two tabs that are alike, one is enough.
    if (tab === null || seen.has(keyAt(tab, at))) continue;
    seen.add(keyAt(tab, at));
    moves.push(
      ...messagesTo(tab, at, left),
      ...answersTo(tab, at, world),
      ...eventsOf(tab, at, world),
      ...(seenIn(tab).shown !== null && seenIn(tab).isSettled
        ? [{ do: 'call', tab: at } as const]
        : []),
      ...pagesOf(tab, at, world),
    );
  }
  const free = tabs.indexOf(null);
  if (left.opens > 0 && free !== -1) moves.push({ do: 'open', tab: free });
  if (left.days > 0) moves.push({ do: 'day', tab: -1 });
  if (left.endsElsewhere > 0)
    for (const [at, { isEnded }] of signIns.entries())
      if (!isEnded) moves.push({ do: 'endElsewhere', tab: at });
  return moves;
}

/** The bound that a move uses up. */
const COSTS: Partial<Record<Move['do'], keyof Bounds>> = {
  deliverTwice: 'doublings',
  lose: 'losses',
  signIn: 'signIns',
  forbid: 'forbidden',
  open: 'opens',
  duplicate: 'opens',
  reload: 'opens',
  renewalFails: 'failures',
  takeNoTurn: 'impatience',
  day: 'days',
  endElsewhere: 'endsElsewhere',
};

function paid(world: World, move: Move): World {
  const isFailure =
    (move.do === 'drafts' && !move.isSent) || (move.do === 'signInAnswer' && move.person === null);
  const cost = isFailure ? 'failures' : COSTS[move.do];
  if (cost === undefined) return world;
  return { ...world, left: { ...world.left, [cost]: world.left[cost] - 1 } };
}

export const done = (id: string, output: unknown) => ({
  type: `xstate.done.actor.${id}`,
  output,
  actorId: id,
});
export const failed = (id: string, error: unknown) => ({
  type: `xstate.error.actor.${id}`,
  error,
  actorId: id,
});

/** The world after a move, and what the move itself does wrong. */
export function take(before: World, move: Move, engine: Engine): { world: World; wrong: string[] } {
  const moved = moveTaken(before, move, engine);
  const endsRenewed = moved.world.cleared.some(
    ({ reason, ended }) =>
      reason === 'expired' && ended !== null && canGoOn(before.signIns, ended, before.day),
  );
  return endsRenewed ? { ...moved, wrong: [...moved.wrong, RENEWED] } : moved;
}

function moveTaken(before: World, move: Move, engine: Engine): { world: World; wrong: string[] } {
  const isOpening = COSTS[move.do] === 'opens';
  const paidFor = paid(isOpening ? { ...before, mayDiffer: true } : before, move);
  const world = { ...paidFor, cleared: [] };
  const at = move.tab;
  const tab = world.tabs[at] ?? null;
  const right = (next: World) => ({ world: next, wrong: [] });
  if (move.do === 'day') return right({ ...world, day: world.day + 1 });
  if (move.do === 'endElsewhere') {
    const name = world.signIns[at]?.name ?? '';
    return right({ ...world, signIns: end(world.signIns, name) });
  }
  if (move.do === 'open') return right(load(world, at, engine, null));
  if (tab === null) return right(world);
  switch (move.do) {
    case 'close':
      return right(withTab(missed(world, tab), at, null));
    case 'reload':
      return right(load(missed(world, tab), at, engine, tab.stored));
    case 'duplicate':
      return right(load(world, world.tabs.indexOf(null), engine, tab.stored));
    case 'lose':
      return right({ ...without(world, at, tab, move.message), isLost: true });
    case 'deliver':
      return right(onMessage(without(world, at, tab, move.message), at, engine, move.message));
    case 'deliverTwice':
      return right(onMessage(world, at, engine, move.message));
    case 'event':
    case 'timer':
      return right(send(world, at, engine, move.event));
    case 'signIn':
      return right(send(world, at, engine, { type: 'signIn.requested' }));
    case 'forbid':
      return right(send(world, at, engine, { type: 'call.forbidden' }));
    case 'signInAnswer': {
      if (move.person === null)
        return right(send(world, at, engine, failed('signingIn', NOT_REACHED)));
      const { signIns, answer } = begin(world.signIns, move.person, world.day);
      return right(send({ ...world, signIns }, at, engine, done('signingIn', answer)));
    }
    case 'drafts':
      return right(send(world, at, engine, done('sendDrafts', move.isSent)));
    case 'call':
      return call(world, at, engine);
    default:
      return renewalMove(world, at, tab, move.do, engine);
  }
}

function without(world: World, at: number, tab: Tab, message: Message): World {
  return withTab(world, at, { ...tab, inbox: tab.inbox.filter((one) => one !== message) });
}

function onMessage(world: World, at: number, engine: Engine, message: Message): World {
  const tab = world.tabs[at];
  if (!tab || !tab.place.takes.has(message.type)) return world;
  const isEnd = message.type === 'session.ended' && !tab.over.includes(message.family);
  const heard = isEnd ? withTab(world, at, { ...tab, over: [...tab.over, message.family] }) : world;
  const mayDiffer = message.type === 'session.asked' && seenIn(tab).waitsFor === 'drafts';
  return send(mayDiffer ? { ...heard, mayDiffer } : heard, at, engine, message);
}

/** A page that is closed or loaded again misses what is on its way to it. */
function missed(world: World, { inbox }: Tab): World {
  return inbox.length > 0 ? { ...world, isLost: true } : world;
}

/** A call as src/session/session.ts makes it: it waits for a renewal, then takes the token. */
function call(world: World, at: number, engine: Engine): { world: World; wrong: string[] } {
  const wanted = send(world, at, engine, { type: 'access.wanted' });
  const tab = wanted.tabs[at];
  const token = tab ? tokenIn(tab) : null;
  const name = tab ? seenIn(tab).family : null;
  if (!tab || token === null || name === null) return { world: wanted, wrong: [] };
  const wrong = tab.over.includes(name) ? [ENDED_TOKEN] : [];
  if (!isEnded(wanted.signIns, name)) return { world: wanted, wrong };
  return { world: send(wanted, at, engine, { type: 'call.unauthorized' }), wrong };
}

function renewalMove(
  world: World,
  at: number,
  tab: Tab,
  what: 'takeTurn' | 'takeNoTurn' | 'askServer' | 'renewalAnswer' | 'renewalFails',
  engine: Engine,
): { world: World; wrong: string[] } {
  const { renewal } = tab;
  if (renewal === null) return { world, wrong: [] };
  const id = seenIn(tab).waitsFor ?? 'renewing';
  if (what === 'takeTurn' || what === 'takeNoTurn') {
    const isInTurn = what === 'takeTurn';
    const asking = { ...tab, renewal: { ...renewal, stage: 'asking' as const, isInTurn } };
    const asked = post(withTab(world, at, asking), at, { type: 'session.asked' });
    return { world: asked, wrong: [] };
  }
  if (what === 'renewalFails')
    return { world: send(world, at, engine, failed(id, NOT_REACHED)), wrong: [] };
  if (what === 'askServer') {
    const { signIns, answer } = renew(world.signIns, renewal.refresh, world.day);
    const sent = { ...tab, renewal: { ...renewal, stage: 'sent' as const, answer } };
    const isOwn = snapshotOf(tab).context.session?.tokens.refresh === renewal.refresh;
    const isOver = tab.over.includes(seenIn(tab).family ?? '');
    const wrong = isOwn && !isOver ? [] : [ENDED_TOKEN];
    return { world: withTab({ ...world, signIns }, at, sent), wrong };
  }
  const { answer } = renewal as Extract<typeof renewal, { stage: 'sent' }>;
  const event = answer === null ? failed(id, REFUSED) : done(id, answer);
  return { world: send(world, at, engine, event), wrong: [] };
}
