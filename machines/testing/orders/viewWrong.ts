import { impersonationMachine } from '#machines/impersonation/impersonation.ts';
import { type WrongStep, wrongStep } from './checks.ts';
import { type Machines, runningJoint } from './joint.ts';
import { WAY_OUT } from './search.ts';
import { NOTHING } from './sessionWorld.ts';
import { type ViewBounds, viewSystem } from './viewSystem.ts';
import { withChart, withoutAction } from './wrong.ts';

/** Wrong steps of the machine of an administrator's view. */

const VIEW: ViewBounds = { session: NOTHING, views: 1 };
const FAILURE: ViewBounds = { ...VIEW, session: { ...NOTHING, failures: 1 } };
const RELOAD: ViewBounds = { ...VIEW, session: { ...NOTHING, opens: 1, endsElsewhere: 1 } };

const wrong = (
  name: string,
  breaks: string,
  bounds: ViewBounds,
  machines: Partial<Machines>,
): WrongStep =>
  wrongStep(
    name,
    breaks,
    () => viewSystem(bounds, 1, machines),
    () => viewSystem(bounds, 1, machines, runningJoint),
  );

/** The machine without these events in one of its states. */
const deaf = (where: string, ...events: string[]) => ({
  other: withChart(impersonationMachine, (part, path) =>
    path === where
      ? Object.fromEntries(Object.entries(part).filter(([type]) => !events.includes(type)))
      : part,
  ),
});

export const viewWrong: readonly WrongStep[] = [
  wrong('Exit view leaves the temporary keys', 'keysOnlyInAView', VIEW, {
    other: withoutAction(impersonationMachine, 'clearView', /exit\.pressed/),
  }),
  wrong(
    'the end of a session does not end the view',
    'noViewWithoutItsSignIn',
    VIEW,
    deaf('acting.on', 'session.ended'),
  ),
  wrong(
    'a view whose end never reached the server is shown again',
    'noEndedViewComesBack',
    FAILURE,
    { other: impersonationMachine.provide({ guards: { isLeft: () => false } }) },
  ),
  wrong(
    'Exit view does not wait for the answer about more time',
    'noEndedViewComesBack',
    VIEW,
    deaf('acting.extending.asked.on', 'exit.pressed'),
  ),
  wrong(
    'a refused call ends the waiting for more time',
    'noEndedViewComesBack',
    RELOAD,
    deaf('acting.extending.on', 'refused.received'),
  ),
  wrong('a tab loaded in a view that is over keeps the keys', 'keysOnlyInAView', RELOAD, {
    other: withoutAction(impersonationMachine, 'clearView', /^restoring\.invoke/),
  }),
  wrong(
    'a view that is left waits for the server for ever',
    WAY_OUT,
    VIEW,
    deaf('leaving.invoke', 'onDone', 'onError'),
  ),
];
