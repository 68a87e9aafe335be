import { languageOfPage } from '#domain/languages.ts';
import { shownLanguage } from '#src/i18n/setup.ts';
import { settings } from '#src/settings.ts';

let isFollowed = false;

/** The language of a page for who has chosen this one; null: for who has chosen none. */
export const languageFor = (chosen: string | null): string =>
  languageOfPage(chosen, navigator.languages, settings.languages);

/**
 * Changes the pages to a language; null is that of the device. What changes it is fetched only for
 * who has chosen another than the one that the page opened in.
 */
export function followLanguage(chosen: string | null): void {
  const wanted = languageFor(chosen);
  if (!isFollowed && wanted === shownLanguage()) return;
  isFollowed = true;
  // Without the file the page stays in its language, and the next page opens in the new one.
  void import('#src/session/language.ts').then(
    ({ language }) => language.send({ type: 'language.wanted', language: wanted }),
    () => undefined,
  );
}
