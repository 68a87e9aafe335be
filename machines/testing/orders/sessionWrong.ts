import { assign } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { sessionMachine } from '#machines/session/session.ts';
import { isEarlier } from '#machines/session/sessionSharing.ts';
import type { SessionContext, SessionEvent } from '#machines/session/sessionTypes.ts';
import { type WrongStep, wrongStep } from './checks.ts';
import { WAY_OUT } from './search.ts';
import { runningSessions, sessionSystem } from './sessionSystem.ts';
import { NOTHING, type Bounds } from './sessionWorld.ts';
import { withChart, withoutAction } from './wrong.ts';

/** Wrong steps of the session machine, each with the rule that it breaks and where it is found. */

type Wrong = {
  machine: AnyStateMachine;
  breaks: string;
  bounds: Bounds;
  /** Two when left out. */
  tabs?: number;
};

const never = () => false;
const guards = (changed: Parameters<typeof sessionMachine.provide>[0]['guards']) =>
  sessionMachine.provide({ guards: changed });

type Args = { context: SessionContext; event: SessionEvent };

const PLAIN = NOTHING;
const ONE_SIGN_IN = { ...NOTHING, signIns: 1 };
const RELOAD = { ...NOTHING, opens: 1 };
const DAY = { ...NOTHING, days: 1 };

const wrong: Readonly<Record<string, Wrong>> = {
  'isLater turned round': {
    machine: guards({ isLater: isEarlier }),
    breaks: 'tabsAgree',
    bounds: DAY,
  },
  'isNext takes a session that ended': {
    machine: guards({ isNext: ({ event }) => event.type === 'session.shared' }),
    breaks: 'noEndedSessionComesBack',
    bounds: PLAIN,
  },
  'isOurs dropped: the end of another tab is not followed': {
    machine: guards({ isOurs: never }),
    breaks: 'noEndedSessionComesBack',
    bounds: PLAIN,
  },
  'isReplaced dropped: somebody else signs in and nobody is signed out': {
    machine: guards({ isReplaced: never }),
    breaks: 'noOtherName',
    bounds: ONE_SIGN_IN,
  },
  'isOver dropped: a session whose end came first is shown again': {
    machine: guards({
      isOver: never,
      isLater: ({ context, event }: Args) => later(context, event),
    }),
    breaks: 'noEndedSessionComesBack',
    bounds: ONE_SIGN_IN,
  },
  'the end of a session is not told': {
    machine: withoutAction(sessionMachine, 'shareEnd', /^signedIn/),
    breaks: 'anEndReachesEveryTab',
    bounds: PLAIN,
  },
  'the end of a session is not passed on': {
    machine: withoutAction(sessionMachine, 'shareEnd', /session\.ended/),
    breaks: 'anEndReachesEveryTab',
    bounds: RELOAD,
  },
  'a sign-in is not told': {
    machine: withoutAction(sessionMachine, 'shareSession', /^signingIn/),
    breaks: 'onePersonInABrowser',
    bounds: { ...ONE_SIGN_IN, opens: 1 },
  },
  'the end of another tab is followed, and the session kept in memory': {
    machine: withoutAction(sessionMachine, 'forgetSession', /^signedIn\.on\.session\.ended/),
    breaks: 'noEndedSessionComesBack',
    bounds: PLAIN,
  },
  'the end of another tab is followed, and the storage not cleared': {
    machine: withoutAction(sessionMachine, 'clearSession', /^signedIn\.on\.session\.ended/),
    breaks: 'anEndReachesEveryTab',
    bounds: RELOAD,
  },
  'an end is not remembered': {
    machine: sessionMachine.provide({ actions: { rememberEnd: assign({}) } }),
    breaks: 'noEndedSessionComesBack',
    bounds: ONE_SIGN_IN,
  },
  'only the last end is remembered': {
    machine: sessionMachine.provide({
      actions: {
        rememberEnd: assign(({ event }) =>
          event.type === 'session.ended'
            ? { ended: { families: [event.family], userGuid: null } }
            : {},
        ),
      },
    }),
    breaks: 'noEndedSessionComesBack',
    bounds: ONE_SIGN_IN,
  },
  'newer tokens do not stop the renewal with the old ones': {
    machine: withChart(sessionMachine, (part, path) => {
      if (path !== 'signedIn.on.session.shared' || part['guard'] !== 'isLater') return part;
      const { target: _target, ...rest } = part;
      return rest;
    }),
    breaks: 'noCallWithEndedToken',
    bounds: DAY,
  },
  'a refused renewal at start-up is not told': {
    machine: withoutAction(sessionMachine, 'shareEnd', /^restoring/),
    breaks: 'anEndReachesEveryTab',
    bounds: { ...NOTHING, opens: 1, days: 2, endsElsewhere: 1 },
  },
  'a tab whose tokens ran out ends the session of all': {
    machine: guards({ isEverythingExpired: never }),
    breaks: 'timeEndsNoRenewedSession',
    bounds: { ...NOTHING, days: 3 },
  },
  'no way out of an unreachable server': {
    machine: withChart(sessionMachine, (part, path) =>
      path === 'unreachable.on'
        ? { 'session.ended': part['session.ended'], 'session.shared': part['session.shared'] }
        : part,
    ),
    breaks: WAY_OUT,
    bounds: { ...NOTHING, opens: 1, days: 2, failures: 1 },
    tabs: 1,
  },
};

function later(context: SessionContext, event: SessionEvent): boolean {
  const mine = context.session;
  if (event.type !== 'session.shared' || mine === null) return false;
  return isEarlier({
    context: { ...context, session: event.session },
    event: { ...event, session: mine },
  });
}

export const sessionWrong: readonly WrongStep[] = Object.entries(wrong).map(
  ([name, { machine, breaks, bounds, tabs = 2 }]) =>
    wrongStep(
      name,
      breaks,
      () => sessionSystem(bounds, tabs, machine),
      () => runningSessions(bounds, tabs, machine),
    ),
);
