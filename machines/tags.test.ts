import { expect, test } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { additionalQuestionsMachine } from './additionalQuestions/additionalQuestions.ts';
import { applyingMachine } from './applying/applying.ts';
import { autosaveMachine } from './autosave/autosave.ts';
import { caseloadMachine } from './caseload/caseload.ts';
import { conflictMachine } from './conflict/conflict.ts';
import { displayKeeperMachine } from './displayKeeper/displayKeeper.ts';
import { formMachine } from './form/form.ts';
import { guidedFinderMachine } from './guidedFinder/guidedFinder.ts';
import { impersonationMachine } from './impersonation/impersonation.ts';
import { insightsMachine } from './insights/insights.ts';
import { insightsRefreshMachine } from './insightsRefresh/insightsRefresh.ts';
import { languageCheckMachine } from './languageCheck/languageCheck.ts';
import { listMachine } from './list/list.ts';
import { publicMatchMachine } from './publicMatch/publicMatch.ts';
import { resumeUploadMachine } from './resumeUpload/resumeUpload.ts';
import { savedSearchMachine } from './savedSearch/savedSearch.ts';
import { sessionMachine } from './session/session.ts';
import { sessionEndingMachine } from './sessionEnding/sessionEnding.ts';
import { sharingMachine } from './sharing/sharing.ts';
import { startUpMachine } from './startUp/startUp.ts';
import { stoppingMachine } from './stopping/stopping.ts';

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
      'askingPasskey: busy',
    ],
  ],
  ['autosave', autosaveMachine, ['failed: failed']],
  ['caseload', caseloadMachine, ['removed: finished']],
  [
    'guidedFinder',
    guidedFinderMachine,
    ['asking: editable', 'placing: busy', 'choosing: editable'],
  ],
  [
    'impersonation',
    impersonationMachine,
    [
      'none: finished',
      'confirming: editable',
      'starting: busy',
      'refused: editable failed',
      'restoring: busy',
      'unreachable: failed',
      'acting.waiting: busy',
      'acting.extending: busy',
      'leaving: busy',
    ],
  ],
  ['languageCheck', languageCheckMachine, ['failed: failed']],
  [
    'publicMatch',
    publicMatchMachine,
    [
      'editing: editable',
      'searching: busy editable',
      'showing: editable',
      'loadingMore: busy editable',
      'failed: failed editable',
    ],
  ],
  [
    'savedSearch',
    savedSearchMachine,
    ['naming: editable', 'saving: busy', 'failed: failed editable'],
  ],
  ['sessionEnding', sessionEndingMachine, ['warning: busy', 'ended: finished']],
  [
    'sharing',
    sharingMachine,
    ['choosing: editable', 'sharing: busy', 'failed: failed', 'shared: finished', 'left: finished'],
  ],
  ['stopping', stoppingMachine, ['stopping: busy', 'failed: failed', 'stopped: finished']],
  ['startUp', startUpMachine, ['arrived: finished']],
])('%s keeps its promises to the screen', (_name, machine, expected) => {
  expect(promises(machine)).toEqual(expected);
});
