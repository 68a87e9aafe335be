import { assign } from 'xstate';
import { isUnsent } from '#domain/drafts.ts';
import { draftKeeperMachine } from '#machines/draftKeeper/draftKeeper.ts';
import type { DraftKeeperContext, SendAnswer } from '#machines/draftKeeper/draftKeeperTypes.ts';
import { sessionMachine } from '#machines/session/session.ts';
import { type WrongStep, wrongStep } from './checks.ts';
import { type DraftBounds, draftSystem, SENDS_OR_HOLDS } from './draftSystem.ts';
import { type Machines, runningJoint } from './joint.ts';
import { NOTHING } from './sessionWorld.ts';
import { withoutAction } from './wrong.ts';

/** Wrong steps of the draft keeper, and of the session that asks it before a sign-out. */

const actions = (changed: Parameters<typeof draftKeeperMachine.provide>[0]['actions']) => ({
  other: draftKeeperMachine.provide({ actions: changed }),
});

const TYPED: DraftBounds = { session: NOTHING, typed: 2, hides: 0 };
const SIGN_IN: DraftBounds = { ...TYPED, session: { ...NOTHING, signIns: 1 } };
const RELOAD: DraftBounds = { ...TYPED, session: { ...NOTHING, opens: 1 } };
const FAILURE: DraftBounds = { ...TYPED, session: { ...NOTHING, failures: 1 } };

const wrong = (
  name: string,
  breaks: string,
  bounds: DraftBounds,
  machines: Partial<Machines>,
): WrongStep =>
  wrongStep(
    name,
    breaks,
    () => draftSystem(bounds, 1, machines),
    () => draftSystem(bounds, 1, machines, runningJoint),
  );

/** The drafts after an answer, when it says nothing of newer input. */
function sentWith(context: DraftKeeperContext, savedAt: (typedAt: number) => number) {
  return (answer: SendAnswer): Partial<DraftKeeperContext> => {
    const { sending, drafts } = context;
    const now = sending === null ? undefined : drafts[sending.kind];
    if (sending === null || now === undefined) return {};
    const sentAt = answer.savedAt;
    const typedAt = now === sending.draft ? (sentAt ?? now.savedAt) : savedAt(now.savedAt);
    const draft = { ...now, savedAt: typedAt, sentAt };
    return { drafts: { ...drafts, [sending.kind]: draft } };
  };
}

export const draftWrong: readonly WrongStep[] = [
  wrong('the end of a session leaves the drafts in memory', 'keepersFollow', TYPED, {
    other: withoutAction(draftKeeperMachine, 'forget'),
  }),
  wrong(
    'the next person begins with the drafts of the one before',
    'noDraftOfAnother',
    SIGN_IN,
    actions({
      forget: assign({ owner: null, isLoaded: false, isAsked: false, sending: null }),
      begin: assign(({ context, event }) =>
        event.type === 'session.started'
          ? { owner: event.owner, drafts: { ...context.drafts, ...event.kept } }
          : {},
      ),
    }),
  ),
  wrong('what is typed is not written to the tab', 'nothingTypedIsLost', TYPED, {
    other: withoutAction(draftKeeperMachine, 'writeTab', /draft\.changed/),
  }),
  wrong(
    'what was typed while a text was sent counts as sent',
    'sentIsOnTheServer',
    TYPED,
    actions({
      takeAnswer: assign(({ context }, answer: SendAnswer) =>
        sentWith(context, () => answer.savedAt ?? 0)(answer),
      ),
    }),
  ),
  wrong(
    'what was typed in the millisecond of the saving counts as sent',
    'sentIsOnTheServer',
    TYPED,
    actions({
      takeAnswer: assign(({ context }, answer: SendAnswer) =>
        sentWith(context, (typedAt) => typedAt)(answer),
      ),
    }),
  ),
  wrong(
    'the server’s drafts replace unsent ones',
    SENDS_OR_HOLDS,
    RELOAD,
    actions({
      merge: assign(({ context }, { server }) => ({
        drafts: Object.fromEntries([
          ...Object.entries(context.drafts).filter(([kind]) =>
            server.every(({ Kind }) => Kind !== kind),
          ),
          ...server.map(({ Kind, Version, Data, SavedAt }) => {
            const savedAt = Date.parse(SavedAt);
            return [Kind, { version: Version, data: Data, savedAt, sentAt: savedAt }];
          }),
        ]),
        isLoaded: true,
        isAsked: true,
      })),
    }),
  ),
  wrong('a text that could not be sent is forgotten', SENDS_OR_HOLDS, FAILURE, {
    other: draftKeeperMachine.provide({
      actions: {
        calm: assign(({ context: { drafts } }) => ({
          isUrgent: false,
          drafts: Object.fromEntries(
            Object.entries(drafts).filter(([, draft]) => !isUnsent(draft)),
          ),
        })),
      },
    }),
  }),
  wrong('a sign-out holds for no draft', SENDS_OR_HOLDS, FAILURE, {
    session: sessionMachine.provide({ guards: { isEverythingSent: () => true } }),
  }),
];
