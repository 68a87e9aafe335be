import { createActor, fromPromise } from 'xstate';
import { languageOfPage } from '#domain/languages.ts';
import { languageMachine } from '#machines/language/language.ts';
import { loadLanguage, shownLanguage, showLanguage } from '#src/i18n/setup.ts';
import { settings } from '#src/settings.ts';

const machine = languageMachine.provide({
  actors: { load: fromPromise(({ input }) => loadLanguage(input.language)) },
  actions: { show: (_, { language }) => void showLanguage(language) },
});

/** The language of this tab's pages. */
export const language = createActor(machine, { input: { language: shownLanguage() } });
language.start();

/** Changes the pages to a language; null is that of the device. */
export function followLanguage(chosen: string | null): void {
  const wanted = languageOfPage(chosen, navigator.languages, settings.languages);
  if (wanted !== language.getSnapshot().context.wanted || language.getSnapshot().matches('failed'))
    language.send({ type: 'language.wanted', language: wanted });
}
