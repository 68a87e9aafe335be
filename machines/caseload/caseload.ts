import { setup } from 'xstate';
import type { CaseloadEvent } from './caseloadTypes.ts';
import type { ScreenTag } from '../tags.ts';

/**
 * A card of the caseload board. Each form on it is on the form machine, which saves it.
 *
 * - showing: where somebody stands, and two buttons.
 * - recording: what was done is written down; changing the stage waits until that is closed.
 * - moving: the stage is changed; writing down waits until that is closed.
 * - removed: nothing is shared any more. The card says so until the board is loaded again.
 */
export const caseloadMachine = setup({
  types: {
    events: {} as CaseloadEvent,
    tags: {} as ScreenTag,
  },
}).createMachine({
  id: 'caseload',
  initial: 'showing',
  on: { 'sharing.ended': '.removed' },
  states: {
    showing: { on: { 'record.pressed': 'recording', 'move.pressed': 'moving' } },
    recording: { on: { 'panel.closed': 'showing' } },
    moving: { on: { 'panel.closed': 'showing' } },
    removed: { tags: 'finished', type: 'final' },
  },
});
