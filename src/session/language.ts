import { createActor, fromPromise } from 'xstate';
import { languageMachine } from '#machines/language/language.ts';
import { loadLanguage, shownLanguage, showLanguage } from '#src/i18n/setup.ts';

const machine = languageMachine.provide({
  actors: { load: fromPromise(({ input }) => loadLanguage(input.language)) },
  actions: { show: (_, { language }) => void showLanguage(language) },
});

/** The language of this tab's pages. */
export const language = createActor(machine, { input: { language: shownLanguage() } });
language.start();
