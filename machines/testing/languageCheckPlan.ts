import type { LanguageNote } from '#domain/languageNotes.ts';
import { languageCheckMachine } from '../languageCheck/languageCheck.ts';
import type { Plan } from './explore.ts';
import { NO_NETWORK } from './resumes.ts';

/** The inputs and events for walking the language check of a form. */

export const NOTE: LanguageNote = {
  field: 'summary',
  phrase: 'able-bodied',
  start: 0,
  end: 11,
  rationale: 'It keeps people out.',
  alternatives: ['skilled'],
  severity: 'replace',
};
const text = (words: string) => [{ field: 'summary', text: words }];
const replacement = { field: 'summary', start: 0, phrase: 'able-bodied', words: 'skilled' };

export const languageCheckPlan: Plan<typeof languageCheckMachine> = {
  machine: languageCheckMachine,
  inputs: [{ texts: text('') }, { texts: text('able-bodied people') }],
  events: {
    'texts.changed': [
      { type: 'texts.changed', texts: text('able-bodied people') },
      { type: 'texts.changed', texts: text('people') },
      { type: 'texts.changed', texts: text('') },
    ],
    'phrase.replaced': [{ type: 'phrase.replaced', replacement }],
    'replacement.undone': [{ type: 'replacement.undone', replacement }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  answers: { check: [[NOTE], []] },
  errors: { check: [NO_NETWORK] },
  facts: ({ context: { texts, notes, replaced, failure } }) => [
    texts,
    notes,
    replaced.length > 0,
    failure?.code,
  ],
};
