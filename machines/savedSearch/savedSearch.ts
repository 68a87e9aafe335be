import { assign, setup } from 'xstate';
import { failureFrom } from '../failure.ts';
import { notProvided } from '../notProvided.ts';
import type {
  SavedAs,
  SavedSearchContext,
  SavedSearchEvent,
  SavedSearchInput,
} from './savedSearchTypes.ts';
import type { ScreenTag } from '../tags.ts';

/** While the panel is open and nothing is being sent. */
const typing = {
  'name.changed': { actions: 'takeName' },
  'frequency.changed': { actions: 'takeFrequency' },
  'save.requested': [
    { guard: 'hasName', target: 'saving', actions: 'forgetFailure' },
    { actions: 'noteMissingName' },
  ],
  'panel.closed': [
    { guard: 'isSaved', target: 'saved', actions: ['forgetFailure', 'takeBack'] },
    { target: 'closed', actions: 'forgetFailure' },
  ],
} as const;

/**
 * Saves the search of a list.
 *
 * - closed: not saved; the button opens the panel.
 * - naming: the name and how often mails come can be changed. Without a name nothing is sent.
 * - saving: pressing again does nothing more; saving the same search twice saves it once.
 * - failed: perhaps nothing was saved; what was typed stays, and it can be saved again.
 * - saved: the panel is closed; it can be opened to save it by another name.
 *
 * What the list of saved searches says counts while the panel is closed.
 */
export const savedSearchMachine = setup({
  types: {
    context: {} as SavedSearchContext,
    events: {} as SavedSearchEvent,
    input: {} as SavedSearchInput,
    tags: {} as ScreenTag,
  },
  actors: { save: notProvided<SavedAs, SavedAs>('save') },
  actions: {
    takeName: assign(({ event }) =>
      event.type === 'name.changed' ? { name: event.name, isNameMissing: false } : {},
    ),
    takeFrequency: assign(({ event }) =>
      event.type === 'frequency.changed' ? { frequency: event.frequency } : {},
    ),
    noteMissingName: assign({ isNameMissing: true }),
    forgetFailure: assign({ failure: null, isNameMissing: false }),
    rememberFailure: assign((_args, { error }: { error: unknown }) => ({
      failure: failureFrom(error),
    })),
    rememberSaved: assign((_args, { savedAs }: { savedAs: SavedAs }) => ({ ...savedAs, savedAs })),
    takeListed: assign(({ event }) =>
      event.type === 'list.read' && event.savedAs !== null
        ? { ...event.savedAs, savedAs: event.savedAs }
        : {},
    ),
    /** Other filters make another search, which must not get the name of the one before. */
    suggestAgain: assign(({ context: { start } }) => ({ ...start, savedAs: null })),
    takeBack: assign(({ context: { savedAs } }) => ({ ...savedAs })),
  },
  guards: {
    hasName: ({ context: { name } }) => name.trim() !== '',
    isSaved: ({ context: { savedAs } }) => savedAs !== null,
    isListed: ({ event }) => event.type === 'list.read' && event.savedAs !== null,
  },
}).createMachine({
  id: 'savedSearch',
  context: ({ input }) => ({
    ...input,
    start: input,
    savedAs: null,
    isNameMissing: false,
    failure: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'panel.requested': 'naming',
        'list.read': { guard: 'isListed', target: 'saved', actions: 'takeListed' },
      },
    },
    naming: { tags: 'editable', on: typing },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'save',
        id: 'save',
        input: ({ context: { name, frequency } }) => ({ name: name.trim(), frequency }),
        onDone: {
          target: 'saved',
          actions: { type: 'rememberSaved', params: ({ event }) => ({ savedAs: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { tags: ['failed', 'editable'], on: typing },
    saved: {
      on: {
        'panel.requested': 'naming',
        'list.read': [
          { guard: 'isListed', actions: 'takeListed' },
          { target: 'closed', actions: 'suggestAgain' },
        ],
      },
    },
  },
});
