import { directionOf, ENGLISH, languageOfPage } from '#domain/languages.ts';
import { settings } from '#src/settings.ts';
import { keptDisplay } from '#src/ui/uiProvider/displayProfile.ts';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

const english: Words = {
  title: 'This page did not load',
  text: 'Check your connection, then try again. Nothing you saved is lost.',
  retry: 'Try again',
};

/** Written here: what did not load may be the texts themselves. Each language has its own. */
export const wordsNotStarted: Readonly<Record<string, Words>> = {
  [ENGLISH]: english,
  es: {
    title: 'Esta página no se cargó',
    text: 'Revise su conexión y vuelva a intentarlo. No se perdió nada de lo que guardó.',
    retry: 'Intentar de nuevo',
  },
  ar: {
    title: 'لم يتم تحميل هذه الصفحة',
    text: 'تحقق من اتصالك، ثم حاول مرة أخرى. لم يُفقد أي شيء مما حفظته.',
    retry: 'حاول مرة أخرى',
  },
};

/**
 * Puts below the name in index.html that the app did not come, and the way to ask again. In plain
 * HTML, because nothing else is there.
 * @param reload asks for the page again
 */
export function sayNotStarted(reload: () => void): void {
  const chosen = keptDisplay().choices.Language;
  const language = languageOfPage(chosen, navigator.languages, settings.languages);
  const words = wordsNotStarted[language] ?? english;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  const title = document.createElement('h1');
  title.textContent = words.title;
  title.tabIndex = -1;
  const text = document.createElement('p');
  text.textContent = words.text;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = words.retry;
  retry.addEventListener('click', reload);
  const main = document.createElement('main');
  main.className = 'arriving-room not-started';
  main.append(title, text, retry);
  document.getElementById('root')?.append(main);
  document.title = `${words.title} – ${document.title}`;
  title.focus();
}
