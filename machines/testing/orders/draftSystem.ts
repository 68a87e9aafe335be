import { isUnsent } from '#domain/drafts.ts';
import { draftKeeperMachine } from '#machines/draftKeeper/draftKeeper.ts';
import { type DraftMove, draftMovesIn, draftTakes, holds } from './draftMoves.ts';
import {
  type Drafting,
  type DraftPart,
  type DraftShared,
  draftIn,
  keeperIn,
  keepers,
  type Typed,
} from './draftWorld.ts';
import { jointSystem, type Kit, type Machines, type MakeKit } from './joint.ts';
import type { Rules } from './search.ts';
import { type Bounds, seenIn } from './sessionWorld.ts';

/** The draft keepers of a browser, each beside the session of its tab. */

export type DraftBounds = { session: Bounds; typed: number; hides: number };

const byOf = (data: unknown): unknown => Reflect.get(Object(data), 'by');

function isOnServer({ shared }: Drafting, { by, text }: Typed): boolean {
  return shared.drafts.some(({ person, Data }) => person === by && Data['text'] === text);
}

function isSafe(joint: Drafting, typed: Typed): boolean {
  const isHeld = joint.parts.some((part) => part && holds(part, typed.by, typed.text));
  return isHeld || isOnServer(joint, typed);
}

const each = (joint: Drafting, holdsFor: (part: DraftPart, at: number) => boolean) =>
  joint.parts.every((part, at) => part === null || holdsFor(part, at));

const draftRules: Rules<Drafting> = {
  keepersFollow: {
    says: 'A keeper keeps the drafts of whoever is signed in in its tab, and of nobody else.',
    holds: (joint) =>
      each(joint, (part, at) => {
        const tab = joint.base.tabs[at] ?? null;
        const person = tab === null ? null : (seenIn(tab).shown?.userDetails.UserGuid ?? null);
        return keeperIn(part).context.owner === person;
      }),
  },
  noDraftOfAnother: {
    says: 'No draft of one person is shown, kept or sent under another.',
    holds: (joint) =>
      joint.shared.drafts.every(({ person, Data }) => Data['by'] === person) &&
      each(joint, (part) => {
        const { drafts, others, owner } = keeperIn(part).context;
        const shown = [...Object.values(drafts), ...Object.values(others).flat()];
        return (
          shown.every(({ data }) => data === null || byOf(data) === owner) &&
          Object.entries(part.stored).every(([of, kept]) =>
            Object.values(kept).every(({ data }) => data === null || byOf(data) === of),
          )
        );
      }),
  },
  sentIsOnTheServer: {
    says: 'A draft that counts as sent is on the server, or was replaced there by a later one.',
    holds: (joint) =>
      each(joint, (part) => {
        const { drafts, owner } = keeperIn(part).context;
        return Object.entries(drafts).every(([kind, { data, at = kind, savedAt, sentAt }]) => {
          if (sentAt !== savedAt) return true;
          const there = joint.shared.drafts.find((one) => one.person === owner && one.Kind === at);
          const isThis = JSON.stringify(there?.Data) === JSON.stringify(data);
          return there === undefined || isThis || Date.parse(there.SavedAt) > sentAt;
        });
      }),
  },
  nothingTypedIsLost: {
    says: 'What was typed last in a tab is on the server, or in a tab that will send it.',
    holds: (joint) => each(joint, ({ typed }) => typed.every((one) => isSafe(joint, one))),
  },
};

/** What a move itself can do wrong. */
export const SENDS_OR_HOLDS = 'signingOutSendsOrHolds';

const EVENTS: Readonly<Record<DraftMove['own'], string>> = {
  type: 'types',
  openOther: 'opens what the other window wrote',
  hide: 'is hidden',
  signOut: 'hears from its drafts that it may sign out, or not',
  signOutLate: 'waits no longer for its drafts',
  wait: 'has waited for its drafts',
  reach: 'reaches the server',
  answer: 'is answered',
  lose: 'is lost',
};

function sayDraft(move: DraftMove, { parts }: Drafting): string {
  const tab = `tab ${move.tab + 1}`;
  if (move.own === 'wait') return `${tab} has waited (${move.event.type.split('.')[2]})`;
  if (!('call' in move)) return `${tab} ${EVENTS[move.own]}`;
  const call = parts[move.tab]?.calls[move.call];
  const draft = call === undefined ? null : draftIn(call);
  const what = draft ? `text ${Reflect.get(Object(draft.draft.data), 'text')}` : '';
  return `${tab}'s ${what === '' ? 'question for drafts' : what} ${EVENTS[move.own]}`;
}

const makeKit =
  ({ typed, hides }: DraftBounds): MakeKit<DraftPart, DraftShared, DraftMove> =>
  (engine, clock, toSession) => {
    const steps = keepers(engine, clock, toSession);
    const take = draftTakes(steps, toSession);
    const kit: Kit<DraftPart, DraftShared, DraftMove> = {
      people: ['rosa', 'omar'],
      shared: { drafts: [], ticks: 0, texts: 1, typedLeft: typed, hidesLeft: hides },
      begin: (at, kept) => {
        const writer = `window${at}`;
        const { to } = engine.begin({ writer });
        const calls = (kept?.calls ?? [])
          .filter((call) => call.stage === 'sent' && draftIn(call) !== null)
          .map((call) => ({ ...call, isAwaited: false }));
        const { stored = {}, typed: typedBefore = [] } = kept ?? {};
        return {
          place: to,
          owner: null,
          isLeaving: false,
          stored,
          calls: kept?.writer === writer ? calls : [],
          typed: typedBefore,
          writer,
        };
      },
      // As clearDrafts of src/tab/storage.ts.
      cleared: (part, reason) => {
        if (reason === 'signedOut') return { ...part, stored: {}, typed: [] };
        const stored = Object.entries(part.stored).map(([of, kept]) => [
          of,
          Object.fromEntries(Object.entries(kept).filter(([, draft]) => isUnsent(draft))),
        ]);
        return { ...part, stored: Object.fromEntries(stored) };
      },
      allows: (_joint, move) => move.do !== 'drafts' && move.do !== 'call',
      movesIn: draftMovesIn,
      take: (joint, move) => {
        const world = take(joint, move);
        const mine = joint.parts[move.tab];
        const isLoss =
          move.own === 'signOut' &&
          mine?.typed.some((one) => one.by === mine.owner && !isSafe(world, one));
        return { world, broken: isLoss ? [SENDS_OR_HOLDS] : [] };
      },
      follow: steps.follow,
      rules: draftRules,
      isQuiet: (joint) =>
        each(joint, (part) => keeperIn(part).matches('signedOut') && part.calls.length === 0),
      say: sayDraft,
    };
    return kit;
  };

const MACHINES: Machines = { other: draftKeeperMachine };

export function draftSystem(
  bounds: DraftBounds,
  tabs = 2,
  machines: Partial<Machines> = {},
  joined: typeof jointSystem = jointSystem,
) {
  const parts = { make: makeKit(bounds), bounds: bounds.session, tabs };
  return joined(parts, { ...MACHINES, ...machines });
}
