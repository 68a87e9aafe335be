/**
 * Display settings for every page (row X7), how postings are shown and the languages (row X12),
 * with the contract's values. The first of each is the default; no language is that of the device,
 * and of mails that of the pages.
 */
export const displayOptions = {
  TextSize: [100, 112, 125, 150, 175, 200],
  Contrast: ['standard', 'more'],
  LineSpacing: ['standard', 'wide', 'widest'],
  LetterSpacing: ['standard', 'wide', 'widest'],
  Motion: ['system', 'less'],
  Font: ['standard', 'system', 'serif', 'mono'],
  Theme: ['system', 'light', 'dark'],
  Posting: ['full', 'plain'],
  Language: [null, 'en', 'es', 'ar'],
  MailLanguage: [null, 'en', 'es', 'ar'],
} as const;

export type DisplayName = keyof typeof displayOptions;
export type DisplayChoices = {
  readonly [Name in DisplayName]: (typeof displayOptions)[Name][number];
};

export const displayNames = Object.keys(displayOptions) as DisplayName[];

/** The display before anything is chosen. */
export const STANDARD_DISPLAY: DisplayChoices = {
  TextSize: 100,
  Contrast: 'standard',
  LineSpacing: 'standard',
  LetterSpacing: 'standard',
  Motion: 'system',
  Font: 'standard',
  Theme: 'system',
  Posting: 'full',
  Language: null,
  MailLanguage: null,
};

/** Reads choices from an untrusted record. Missing or unknown values become the default. */
export function displayChoicesIn(record: unknown): DisplayChoices {
  const chosen = (name: DisplayName) => {
    const value: unknown =
      typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined;
    return displayOptions[name].find((option: unknown) => option === value);
  };
  return {
    ...STANDARD_DISPLAY,
    ...Object.fromEntries(
      displayNames.flatMap((name) => {
        const value = chosen(name);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  };
}

/** Parses the text a control returns into a choice. Empty when it is none of the options. */
export function displayChange(name: DisplayName, text: string): Partial<DisplayChoices> {
  const value = displayOptions[name].find((option: unknown) => String(option) === text);
  return value === undefined ? {} : { [name]: value };
}

/** Whether every choice is the standard one, so that nothing needs to be applied. */
export function isStandardDisplay(choices: DisplayChoices): boolean {
  return displayNames.every((name) => choices[name] === STANDARD_DISPLAY[name]);
}
