import { expect, test } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { additionalQuestionsMachine } from './additionalQuestions/additionalQuestions.ts';
import { applyingMachine } from './applying/applying.ts';
import { conflictMachine } from './conflict/conflict.ts';
import { displayKeeperMachine } from './displayKeeper/displayKeeper.ts';
import { formMachine } from './form/form.ts';
import { insightsMachine } from './insights/insights.ts';
import { insightsRefreshMachine } from './insightsRefresh/insightsRefresh.ts';
import { listMachine } from './list/list.ts';
import { resumeUploadMachine } from './resumeUpload/resumeUpload.ts';
import { sessionMachine } from './session/session.ts';
import { startUpMachine } from './startUp/startUp.ts';

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

/** The states that make a promise to the screen, each with its tags. */
function promises({ root, id }: AnyStateMachine): string[] {
  return nodesOf(root)
    .filter(({ tags }) => tags.length > 0)
    .map((node) => `${node.id.slice(id.length + 1)}: ${node.tags.join(' ')}`);
}

/** By hand: what the screen is promised in each state (tags.ts). */
test.each<[string, AnyStateMachine, string[]]>([
  [
    'additionalQuestions',
    additionalQuestionsMachine,
    [
      'loading: busy',
      'preferences: editable',
      'storingPreferences: busy',
      'asking: editable',
      'saving: busy',
      'failed: failed',
      'redirecting: finished',
      'finished: finished',
    ],
  ],
  [
    'applying',
    applyingMachine,
    [
      'ready: editable',
      'away: editable',
      'asking: editable',
      'sending: busy',
      'sendingAgain: busy',
      'failed: failed',
      'applied: finished',
    ],
  ],
  ['conflict', conflictMachine, ['loading: busy', 'failed: failed', 'decided: finished']],
  ['displayKeeper', displayKeeperMachine, ['signedIn.retrying: busy', 'signedIn.failed: failed']],
  [
    'form',
    formMachine,
    [
      'editing: editable',
      'refused: editable',
      'saving: busy',
      'held: busy',
      'failed: failed editable',
      'succeeded: finished editable',
    ],
  ],
  [
    'insights',
    insightsMachine,
    ['computing: busy', 'retrying: busy', 'saving: busy', 'finished: finished'],
  ],
  [
    'insightsRefresh',
    insightsRefreshMachine,
    ['idle: finished', 'loading: busy', 'updating: busy'],
  ],
  [
    'list',
    listMachine,
    ['resting: editable', 'deleting: busy', 'failed: failed', 'succeeded: finished'],
  ],
  [
    'resumeUpload',
    resumeUploadMachine,
    [
      'choosing: editable',
      'sending: busy',
      'reading: busy',
      'reviewing.editing: editable',
      'submitting: busy',
      'failed: failed',
      'finished: finished',
    ],
  ],
  [
    'session',
    sessionMachine,
    [
      'joining: busy',
      'restoring: busy',
      'unreachable: failed',
      'signedOut: editable',
      'signedOut.failed: failed',
      'signingIn: busy',
    ],
  ],
  ['startUp', startUpMachine, ['arrived: finished']],
])('%s keeps its promises to the screen', (_name, machine, expected) => {
  expect(promises(machine)).toEqual(expected);
});
