/** A language that texts are, or will be, written in. */
export interface Language {
  /** As in `lang` of HTML and the folders of texts: "es". */
  readonly id: string;
  /** In the language itself. */
  readonly name: string;
  /** BCP 47: how dates, numbers and fields are shown to people here who read it. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** Keys whose translation nobody has reviewed ("auth:signIn.title"); all: not translated yet. */
  readonly unreviewed: readonly string[] | 'all';
}

export const ENGLISH = 'en';

/**
 * Arabic has Latin digits, so that ZIP codes, phone numbers and pay can be read beside English.
 * A test compares `unreviewed` with the texts (tests/rules/texts.test.ts).
 */
export const languages: readonly Language[] = [
  { id: ENGLISH, name: 'English', locale: 'en-US', direction: 'ltr', unreviewed: [] },
  { id: 'es', name: 'Español', locale: 'es-US', direction: 'ltr', unreviewed: 'all' },
  { id: 'ar', name: 'العربية', locale: 'ar-EG-u-nu-latn', direction: 'rtl', unreviewed: 'all' },
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
    .filter(({ unreviewed }) => (isProduction ? unreviewed.length === 0 : unreviewed !== 'all'))
    .map(({ id }) => id);

const find = (id: string) => languages.find((language) => language.id === id);

/** The locale of a language, such as "en-US" for "en"; its own tag for one not in the table. */
export const localeOf = (id: string): string => find(id)?.locale ?? id;

/** Which way a language is written. */
export const directionOf = (id: string): 'ltr' | 'rtl' => find(id)?.direction ?? 'ltr';
