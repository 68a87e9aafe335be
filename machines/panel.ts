import { setup } from 'xstate';
import { notProvided } from './notProvided.ts';
import type { PanelEvent } from './panelTypes.ts';
import type { ScreenTag } from './tags.ts';

/**
 * A panel whose code and texts are loaded when it is first opened.
 *
 * - closed: its button opens it.
 * - loading: the button waits. Pressing it again does nothing more.
 * - failed: it could not be loaded; the button tries again.
 * - open: until it is closed. Opening it again loads nothing that is there.
 */
export const panelMachine = setup({
  types: {
    events: {} as PanelEvent,
    tags: {} as ScreenTag,
  },
  actors: { loadPanel: notProvided<void, void>('loadPanel') },
}).createMachine({
  id: 'panel',
  initial: 'closed',
  states: {
    closed: { on: { 'panel.requested': 'loading' } },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadPanel',
        id: 'loadPanel',
        onDone: 'open',
        onError: 'failed',
      },
    },
    failed: { tags: 'failed', on: { 'panel.requested': 'loading' } },
    open: { on: { 'panel.closed': 'closed' } },
  },
});
