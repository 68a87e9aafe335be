import { savedSearchMachine } from '../savedSearch/savedSearch.ts';
import type { Plan } from './explore.ts';
import { NO_NETWORK, SERVER_ERROR } from './resumes.ts';

/** What may happen while a search is saved, for the walks through it. */
export const savedSearchPlan: Plan<typeof savedSearchMachine> = {
  machine: savedSearchMachine,
  inputs: [{ name: 'nurse near Utica', frequency: 'weekly' }],
  events: {
    'panel.requested': [{ type: 'panel.requested' }],
    'panel.closed': [{ type: 'panel.closed' }],
    'name.changed': [
      { type: 'name.changed', name: 'night nurse' },
      { type: 'name.changed', name: ' ' },
    ],
    'frequency.changed': [{ type: 'frequency.changed', frequency: 'daily' }],
    'save.requested': [{ type: 'save.requested' }],
    'list.read': [
      { type: 'list.read', savedAs: null },
      { type: 'list.read', savedAs: { name: 'nurse', frequency: 'never' } },
    ],
  },
  answers: { save: [{ name: 'night nurse', frequency: 'daily' }] },
  errors: { save: [NO_NETWORK, SERVER_ERROR] },
  facts: ({ context: { name, frequency, savedAs, isNameMissing, failure } }) => [
    name,
    frequency,
    savedAs?.name,
    isNameMissing,
    failure?.code,
  ],
};
