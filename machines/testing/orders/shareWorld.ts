import { type Changes, NO_CHANGES, withBegun, withEnded } from '#machines/overtaking.ts';
import type { sharingMachine } from '#machines/sharing/sharing.ts';
import type { SharingInput, Wish } from '#machines/sharing/sharingTypes.ts';
import type { SnapshotFrom } from 'xstate';
import type { stoppingMachine } from '#machines/stopping/stopping.ts';
import { type Call, type Calling, calling } from './calls.ts';
import type { Clock, Engine, Place } from './engine.ts';
import { type Joint, type ToSession, withPart } from './joint.ts';
import { type SignIn, timeOf } from './server.ts';
import { seenIn } from './sessionWorld.ts';

/**
 * Beside each session: one press that stops all sharing, the questions of sharing, and what the tab
 * knows of the ledger, as src/api/queries/disclosure.ts keeps it.
 */

export type SharePart = Calling & {
  /** `place` is the machine that stops. */
  wizard: Place;
  /** Whose pages these are. */
  owner: string | null;
  /** What the tab shows as shared; null before it was read. */
  ledger: readonly number[] | null;
  /** The changes of the ledger that are on their way, and their numbers by call. */
  changes: Changes;
  /** The last thing that was shared when stopping was pressed, and when the stop was done. */
  pressed: number;
  stopped: number;
  /** For how many months somebody read that they will share. */
  read: number | null;
};

/** What the server shares, by number. */
type Live = { serial: number; by: string };

export type ShareShared = {
  live: readonly Live[];
  last: number;
  sharesLeft: number;
  pressesLeft: number;
  readsLeft: number;
};

export type Sharing = Joint<SharePart, ShareShared>;

const WIZARD: SharingInput = {
  receiver: { kind: 'coach', guid: 'c1', name: 'Sam Rivera' },
  scopes: ['profile'],
  facts: [],
  statements: {},
  purpose: 'interview',
  months: 6,
  age: null,
  isReady: true,
  isFirst: false,
};

// The engines of this part step these machines.
export const stopperIn = ({ place }: SharePart) =>
  place.snapshot as SnapshotFrom<typeof stoppingMachine>;
export const wizardIn = ({ wizard }: SharePart) =>
  wizard.snapshot as SnapshotFrom<typeof sharingMachine>;

const serialsOf = (live: readonly Live[], person: string) =>
  live.filter(({ by }) => by === person).map(({ serial }) => serial);

function serve(joint: Sharing, _at: number, { id }: Call, { person }: SignIn) {
  const { shared } = joint;
  if (id === 'stop') {
    const live = shared.live.filter(({ by }) => by !== person);
    return { joint: { ...joint, shared: { ...shared, live } }, answer: { value: [] } };
  }
  if (id === 'ledger') return { joint, answer: { value: serialsOf(shared.live, person) } };
  const last = shared.last + 1;
  const live = [...shared.live, { serial: last, by: person }];
  return {
    joint: { ...joint, shared: { ...shared, live, last } },
    answer: { value: serialsOf(live, person) },
  };
}

const isChange = ({ id, isAwaited }: Call) => id !== 'ledger' && isAwaited;

/** Steps what stops and what shares, in the tabs of a browser. */
export function sharers(
  [stopEngine, shareEngine]: [Engine, Engine],
  clock: Clock,
  toSession: ToSession<SharePart, ShareShared>,
) {
  const common = {
    toSession,
    setClock: ({ base }: Sharing) => {
      clock.time = timeOf(base.day);
    },
    act: (joint: Sharing) => joint,
    isChange: ({ id }: Call) => id !== 'ledger',
    serve,
  };
  const stopping = calling<SharePart, ShareShared>({
    ...common,
    engine: stopEngine,
    lens: {
      in: ({ place }) => place,
      with: (part, place) => ({ ...part, place }),
      owns: (id) => id === 'stop',
    },
  });
  const wizards = calling<SharePart, ShareShared>({
    ...common,
    engine: shareEngine,
    lens: {
      in: ({ wizard }) => wizard,
      with: (part, wizard) => ({ ...part, wizard }),
      owns: (id) => id === 'share',
    },
  });

  /** What somebody reads, and what is over, after a step. */
  const noted = (joint: Sharing, at: number): Sharing => {
    const part = joint.parts[at] ?? null;
    if (part === null) return joint;
    const wizard = wizardIn(part);
    const read = wizard.matches('previewing') ? wizard.context.months : part.read;
    const isDone = stopperIn(part).matches('stopped');
    const started = part.calls.filter(isChange).length;
    const isBegun = started > part.changes.pending.length;
    const changes = isBegun ? withBegun(part.changes) : part.changes;
    const stopped = isDone ? Math.max(part.stopped, part.pressed) : part.stopped;
    if (read === part.read && stopped === part.stopped && !isBegun) return joint;
    return withPart(joint, at, { ...part, read, stopped, changes });
  };

  const page = () => ({
    place: stopEngine.begin({}).to,
    wizard: shareEngine.begin(WIZARD).to,
    ledger: null,
    changes: NO_CHANGES,
    pressed: 0,
    stopped: 0,
    read: WIZARD.months,
  });

  const follow = (joint: Sharing, at: number): Sharing => {
    const part = joint.parts[at] ?? null;
    const tab = joint.base.tabs[at] ?? null;
    if (part === null || tab === null) return joint;
    const owner = seenIn(tab).shown?.userDetails.UserGuid ?? null;
    if (owner === part.owner) return stopping.withTokens(joint, at);
    // The pages of the person before are gone; what they sent is on its way.
    const calls = part.calls
      .filter(({ id, stage }) => id !== 'ledger' && stage === 'sent')
      .map((call) => ({ ...call, isAwaited: false }));
    return withPart(joint, at, { ...page(), owner, calls });
  };

  /** As changeLedger of src/api/queries/disclosure.ts; `isUnsure` has it read again. */
  const changed = (joint: Sharing, at: number, call: Call, isAnswered: boolean) => {
    const part = joint.parts[at] ?? null;
    const number = part?.calls.filter(isChange).indexOf(call) ?? -1;
    const begun = part?.changes.pending[number];
    if (part === null || begun === undefined) return { told: joint, isUnsure: false };
    const { answer } = call;
    const { now: changes, isSure } = withEnded(part.changes, begun);
    const ended = withPart(joint, at, { ...part, changes });
    if (!isAnswered || answer === null || !('value' in answer))
      return { told: ended, isUnsure: false };
    // A reading of before is cut.
    const calls = part.calls.filter(({ id }) => id !== 'ledger');
    const ledger = isSure ? (answer.value as readonly number[]) : null;
    return { told: withPart(ended, at, { ...part, changes, ledger, calls }), isUnsure: !isSure };
  };

  const takeCall = (joint: Sharing, move: Parameters<typeof stopping.take>[1]): Sharing => {
    const at = move.tab;
    const call = joint.parts[at]?.calls[move.call];
    if (call === undefined) return joint;
    const steps = call.id === 'share' ? wizards : stopping;
    if (move.own === 'reach') return steps.take(joint, move);
    const isAnswered = move.own === 'answer';
    if (call.id === 'ledger') return isAnswered ? shown(joint, at, call) : without(joint, at, call);
    const { told, isUnsure } = changed(joint, at, call, isAnswered);
    const index = told.parts[at]?.calls.indexOf(call) ?? -1;
    const taken = noted(steps.take(told, { ...move, call: index }), at);
    return isUnsure ? stopping.start(taken, at, { id: 'ledger' }) : taken;
  };

  const without = (joint: Sharing, at: number, call: Call): Sharing => {
    const part = joint.parts[at] ?? null;
    if (part === null) return joint;
    return withPart(joint, at, { ...part, calls: part.calls.filter((one) => one !== call) });
  };

  /** What was read is shown. */
  const shown = (joint: Sharing, at: number, call: Call): Sharing => {
    const part = joint.parts[at] ?? null;
    if (part === null || call.answer === null) return joint;
    const read = 'value' in call.answer ? (call.answer.value as readonly number[]) : part.ledger;
    return without(withPart(joint, at, { ...part, ledger: read }), at, call);
  };

  return {
    page,
    follow,
    takeCall,
    toStopper: (joint: Sharing, at: number, event: { type: string }) =>
      noted(stopping.send(joint, at, event), at),
    toWizard: (joint: Sharing, at: number, event: { type: string }) =>
      noted(wizards.send(joint, at, event), at),
    read: (joint: Sharing, at: number) => stopping.start(joint, at, { id: 'ledger' }),
  };
}

/** What a call shares. */
export const monthsOf = ({ input }: Call): number =>
  // The setup of the machine declares the input.
  (input as Wish).months;
