/** A language that texts are, or will be, written in. */
export interface Language {
  /** As in `lang` of HTML and the folders of texts: "es". */
  readonly id: string;
  /** In the language itself. */
  readonly name: string;
  /** BCP 47: how dates, numbers and fields are shown to people here who read it. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /**
   * What nobody has reviewed: the keys of translations ("auth:signIn.title"), or all of them;
   * untranslated: there are no texts yet.
   */
  readonly unreviewed: readonly string[] | 'all' | 'untranslated';
}

export const ENGLISH = 'en';

/**
 * Arabic has Latin digits, so that ZIP codes, phone numbers and pay can be read beside English.
 * A test compares `unreviewed` with the texts (tests/rules/texts.test.ts).
 */
export const languages: readonly Language[] = [
  { id: ENGLISH, name: 'English', locale: 'en-US', direction: 'ltr', unreviewed: [] },
  { id: 'es', name: 'Español', locale: 'es-US', direction: 'ltr', unreviewed: 'all' },
  {
    id: 'ar',
    name: 'العربية',
    locale: 'ar-EG-u-nu-latn',
    direction: 'rtl',
    unreviewed: 'all',
  },
];

/**
 * The ids of the languages that people may choose: in production only those of which every text
 * is reviewed, elsewhere those that are translated.
 */
export const offeredLanguages = (
  isProduction: boolean,
  all: readonly Language[] = languages,
): string[] =>
  all
    .filter((language) => (isProduction ? isReviewed(language) : isTranslated(language)))
    .map(({ id }) => id);

/** Whether there are texts of a language. */
export const isTranslated = ({ unreviewed }: Language): boolean => unreviewed !== 'untranslated';

const isReviewed = ({ unreviewed }: Language) =>
  typeof unreviewed === 'object' && unreviewed.length === 0;

const find = (id: string) => languages.find((language) => language.id === id);

/** The name of a language in itself, such as "Español" for "es"; its own tag for one not in the table. */
export const nameOfLanguage = (id: string): string => find(id)?.name ?? id;

/** Whether somebody still checks the texts of a language. */
export const isBeingChecked = (id: string): boolean => {
  const language = find(id);
  return language !== undefined && !isReviewed(language);
};

/**
 * The language of a page: the one that was chosen, else the first of the device's that is offered,
 * else English.
 * @param preferred BCP 47 tags, such as those of `navigator.languages`
 */
export function languageOfPage(
  chosen: string | null,
  preferred: readonly string[],
  offered: readonly string[],
): string {
  const wanted = [chosen ?? '', ...preferred.map((tag) => tag.split('-')[0] ?? '')];
  return wanted.find((id) => offered.includes(id)) ?? ENGLISH;
}

/** The locale of a language, such as "en-US" for "en"; its own tag for one not in the table. */
export const localeOf = (id: string): string => find(id)?.locale ?? id;

/** Which way a language is written. */
export const directionOf = (id: string): 'ltr' | 'rtl' => find(id)?.direction ?? 'ltr';
