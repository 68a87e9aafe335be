import { languageMachine } from '../language/language.ts';
import type { Plan } from './explore.ts';
import { NO_NETWORK } from './resumes.ts';

/** What may happen to the language of the pages, for the walks through it. */
export const languagePlan: Plan<typeof languageMachine> = {
  machine: languageMachine,
  inputs: [{ language: 'en' }],
  events: {
    'language.wanted': ['en', 'es', 'ar'].map((language) => ({
      type: 'language.wanted' as const,
      language,
    })),
  },
  answers: { load: [undefined] },
  errors: { load: [NO_NETWORK] },
  facts: ({ context: { shown, wanted } }) => [shown, wanted],
};
