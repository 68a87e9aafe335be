import { sharingMachine } from '#machines/sharing/sharing.ts';
import { stoppingMachine } from '#machines/stopping/stopping.ts';
import { type WrongStep, wrongStep } from './checks.ts';
import { runningJoint } from './joint.ts';
import { NOTHING } from './sessionWorld.ts';
import { type ShareBounds, type ShareMachines, shareSystem } from './shareSystem.ts';
import { withChart } from './wrong.ts';

/** Wrong steps of the machines that share and that stop. */

const SHARED: ShareBounds = { session: NOTHING, shares: 2, presses: 2, reads: 0 };
const FAILURE: ShareBounds = { ...SHARED, session: { ...NOTHING, failures: 1 } };

const wrong = (
  name: string,
  breaks: string,
  bounds: ShareBounds,
  machines: ShareMachines,
): WrongStep =>
  wrongStep(
    name,
    breaks,
    () => shareSystem(bounds, 1, machines),
    () => shareSystem(bounds, 1, machines, runningJoint),
  );

/** A machine with other contents in one part of its chart. */
const stopping = (where: string, changes: object) => ({
  other: withChart(stoppingMachine, (part, path) =>
    path === where ? { ...part, ...changes } : part,
  ),
});
const sharing = (where: string, changes: object) => ({
  wizard: withChart(sharingMachine, (part, path) =>
    path === where ? { ...part, ...changes } : part,
  ),
});

export const shareWrong: readonly WrongStep[] = [
  wrong(
    'a stop that failed counts as done',
    'aStopIsDone',
    FAILURE,
    stopping('stopping.invoke', { onError: 'stopped' }),
  ),
  wrong(
    'a stop is told before the server has answered',
    'aStopIsDone',
    SHARED,
    stopping('shared.on', { 'stop.pressed': 'stopped' }),
  ),
  wrong(
    'what was shared again cannot be stopped',
    'aStopIsDone',
    SHARED,
    stopping('stopped.on', { 'shared.again': 'stopped' }),
  ),
  wrong(
    'what is being shared can be changed',
    'sharedAsRead',
    SHARED,
    sharing('sharing', { on: { 'months.chosen': { actions: 'takeMonths' } } }),
  ),
  wrong(
    'it is shared without being read again after a change',
    'sharedAsRead',
    SHARED,
    sharing('choosing.until.on', { 'next.pressed': '#sharing.sharing' }),
  ),
];
