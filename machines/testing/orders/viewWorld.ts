import { ROLE } from '#domain/roles.ts';
import { failureFrom } from '#machines/failure.ts';
import { type Followed, followSession } from '#machines/followed.ts';
import { type ImpersonationSnapshot, viewOf } from '#machines/impersonation/impersonation.ts';
import type { View } from '#machines/impersonation/impersonationTypes.ts';
import type { Effect } from '../explore.ts';
import { type Call, type Calling, calling } from './calls.ts';
import type { Clock, Engine } from './engine.ts';
import { type Joint, type ToSession, withPart } from './joint.ts';
import { type SignIn, timeOf } from './server.ts';
import { seenIn, snapshotOf } from './sessionWorld.ts';

/**
 * An administrator's view beside each session, as src/session/followAdministrator.ts and
 * src/session/impersonation.ts have it, and the views that the server has. A view lasts a day.
 */

export type ViewPart = Calling & {
  followed: Followed;
  /** Whether the file of the machine has come. */
  isLoaded: boolean;
  /** Waits for that file, to ask the server. */
  asking: { administrator: string | null; isStored: boolean } | null;
  /** The view whose temporary keys are in the tab's storage. */
  keys: string | null;
  /** Whether this view's last minutes began: it is told once. */
  isWarned: boolean;
  /** The views that ended in this tab. */
  over: readonly string[];
};

/** A view of the server. More time is a new one. */
type ServerView = {
  reason: string;
  family: string;
  endsOn: number;
  /** Each view that begins while there is none has another one. */
  serial: number;
  end: 'time' | 'lost' | null;
};

export type ViewShared = { views: readonly ServerView[]; begun: number; viewsLeft: number };

export type Viewing = Joint<ViewPart, ViewShared>;

export const viewerIn = ({ place }: Pick<ViewPart, 'place'>): ImpersonationSnapshot =>
  // The engine of this part steps the machine of a view.
  place.snapshot as ImpersonationSnapshot;

const nameOf = ({ reason, endsAt }: View): string => `${reason}, until ${endsAt}`;

/** The view of a tab; null when it has none. */
export function viewIn(part: Pick<ViewPart, 'place'>): string | null {
  const view = viewOf(viewerIn(part));
  return view === null ? null : nameOf(view);
}

/** The view that a sign-in has at the server. */
export function viewAt({ shared, base }: Viewing, family: string | null): ServerView | null {
  return (
    shared.views.find(
      (view) => view.family === family && view.end === null && view.endsOn > base.day,
    ) ?? null
  );
}

/** Whose sign-in a view is of; null for none that the server began. */
export function familyOfView({ shared }: Viewing, name: string): string | null {
  const view = shared.views.find((one) => nameOf(shownOf(one)) === name);
  return view?.family ?? null;
}

function shownOf({ reason, endsOn, serial }: ServerView): View {
  const names = { FirstName: 'Dana', LastName: 'Whitlock' };
  const details = { UserGuid: 'dana', Email: 'dana@example.com', ...names };
  return {
    userGuid: 'dana',
    role: ROLE.candidate,
    details,
    reason,
    endsAt: timeOf(endsOn) + serial,
  };
}

function withoutViewOf(joint: Viewing, family: string): readonly ServerView[] {
  const gone = viewAt(joint, family);
  return joint.shared.views.map((view) => (view === gone ? { ...view, end: 'lost' } : view));
}

export function endView(joint: Viewing, family: string): Viewing {
  return { ...joint, shared: { ...joint.shared, views: withoutViewOf(joint, family) } };
}

const NOT_FRESH = failureFrom({ status: 409, code: 'sign_in_again' });

/** As server/administration/actingOperations.ts answers. */
function serve(
  joint: Viewing,
  _at: number,
  { id, input, isAwaited }: Call,
  { name: family }: SignIn,
) {
  const active = viewAt(joint, family);
  if (id === 'endView') return { joint: endView(joint, family), answer: { value: undefined } };
  if (id === 'askView' || id === 'checkView') {
    const last = joint.shared.views.findLast((view) => view.family === family);
    const lastEnd = last === undefined || active ? null : (last.end ?? 'time');
    return { joint, answer: { value: { view: active && shownOf(active), lastEnd } } };
  }
  const { reason } = input as { reason: string };
  const { shared } = joint;
  // More time for a view that is over begins another one; asked before the tab left it, the same.
  const isNew = id === 'extendView' && active === null && isAwaited;
  const left = isAwaited ? undefined : shared.views.findLast((view) => view.reason === reason);
  if (isNew && shared.viewsLeft === 0) return { joint, answer: { error: NOT_FRESH } };
  const begun: ServerView = {
    reason,
    family,
    endsOn: joint.base.day + 1,
    serial: (active ?? left)?.serial ?? shared.views.length,
    end: null,
  };
  // More time on the same day is the same view: without end there would be more and more.
  const others = withoutViewOf(joint, family).filter(
    (view) => nameOf(shownOf(view)) !== nameOf(shownOf(begun)),
  );
  const views = [...others, begun];
  return {
    joint: {
      ...joint,
      shared: { ...shared, views, viewsLeft: shared.viewsLeft - Number(isNew) },
    },
    answer: { value: shownOf(begun) },
  };
}

function act(joint: Viewing, at: number, { type, params }: Effect): Viewing {
  const part = joint.parts[at] ?? null;
  if (part === null) return joint;
  if (type === 'clearView') return withPart(joint, at, { ...part, keys: null });
  if (type !== 'storeView') return joint;
  const { view } = params as { view: View };
  // Its timers begin now.
  return withPart(joint, at, { ...part, keys: nameOf(view), isWarned: false });
}

/** Steps the views of a browser. */
export function viewers(engine: Engine, clock: Clock, toSession: ToSession<ViewPart, ViewShared>) {
  const steps = calling<ViewPart, ViewShared>({
    engine,
    toSession,
    setClock: ({ base }) => {
      clock.time = timeOf(base.day);
    },
    act,
    isChange: ({ id }) => id !== 'askView' && id !== 'checkView',
    serve,
  });

  const send = (joint: Viewing, at: number, event: { type: string }): Viewing => {
    const before = joint.parts[at] ?? null;
    // Before its file has come, nothing hears it.
    if (before === null || !before.isLoaded) return joint;
    const sent = steps.send(joint, at, event);
    const part = sent.parts[at] ?? null;
    const name = viewIn(before);
    if (part === null || name === null || viewIn(part) === name) return sent;
    // More time is a new view, and the old one has not ended before.
    const isOver = viewIn(part) === null && !part.over.includes(name);
    return isOver ? withPart(sent, at, { ...part, over: [...part.over, name] }) : sent;
  };

  const found = (joint: Viewing, at: number): Viewing => {
    const part = joint.parts[at] ?? null;
    if (part === null || part.asking === null || !part.isLoaded) return joint;
    const { administrator, isStored } = part.asking;
    const asked = withPart(joint, at, { ...part, asking: null });
    if (part.followed.administrator !== administrator) return asked;
    return send(asked, at, { type: 'storage.found', isStored } as { type: string });
  };

  const follow = (joint: Viewing, at: number): Viewing => {
    const part = joint.parts[at] ?? null;
    const tab = joint.base.tabs[at] ?? null;
    if (part === null || tab === null) return joint;
    const { now: followed, events, isAsking } = followSession(part.followed, snapshotOf(tab));
    let now = withPart(joint, at, { ...part, followed });
    for (const event of events) now = send(now, at, event);
    const followedPart = now.parts[at] ?? null;
    if (isAsking && followedPart !== null) {
      const asking = {
        administrator: followed.administrator,
        isStored: followedPart.keys !== null,
      };
      now = found(withPart(now, at, { ...followedPart, asking }), at);
    }
    return steps.withTokens(now, at);
  };

  const load = (joint: Viewing, at: number): Viewing => {
    const part = joint.parts[at] ?? null;
    return part === null ? joint : found(withPart(joint, at, { ...part, isLoaded: true }), at);
  };

  /** A call of a page, whose refusal may mean that the view is over, or that there is one. */
  const ask = (joint: Viewing, at: number): Viewing => {
    const wanted = toSession(joint, at, { type: 'access.wanted' });
    const tab = wanted.base.tabs[at] ?? null;
    const part = wanted.parts[at] ?? null;
    const family = tab === null ? null : seenIn(tab).family;
    if (tab === null || part === null || family === null || !seenIn(tab).isSettled) return wanted;
    const signIn = wanted.base.signIns.find(({ name }) => name === family);
    if (signIn?.isEnded) return toSession(wanted, at, { type: 'call.unauthorized' });
    const isViewing = viewIn(part) !== null;
    const isRefused = isViewing !== (viewAt(wanted, family) !== null);
    return isRefused ? send(wanted, at, { type: 'refused.received' }) : wanted;
  };

  return { send, follow, load, ask, takeCall: steps.take };
}
