/** How a person wants every page to look (row X7), in the words of the contract; the first of each is the standard. */
export const displayOptions = {
  TextSize: [100, 112, 125, 150, 175, 200],
  Contrast: ['standard', 'more'],
  LineSpacing: ['standard', 'wide', 'widest'],
  LetterSpacing: ['standard', 'wide', 'widest'],
  Motion: ['system', 'less'],
  Font: ['standard', 'system', 'serif', 'mono'],
  Theme: ['system', 'light', 'dark'],
} as const;

export type DisplayName = keyof typeof displayOptions;
export type DisplayChoices = {
  readonly [Name in DisplayName]: (typeof displayOptions)[Name][number];
};

export const displayNames = Object.keys(displayOptions) as DisplayName[];

/** Nothing was chosen. */
export const STANDARD_DISPLAY: DisplayChoices = {
  TextSize: 100,
  Contrast: 'standard',
  LineSpacing: 'standard',
  LetterSpacing: 'standard',
  Motion: 'system',
  Font: 'standard',
  Theme: 'system',
};

/** The choices in a record of any origin; whatever is missing or no choice is the standard. */
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

/** The choice that a control gives back as text; nothing when it is none. */
export function displayChange(name: DisplayName, text: string): Partial<DisplayChoices> {
  const value = displayOptions[name].find((option: unknown) => String(option) === text);
  return value === undefined ? {} : { [name]: value };
}

export function isStandardDisplay(choices: DisplayChoices): boolean {
  return displayNames.every((name) => choices[name] === STANDARD_DISPLAY[name]);
}
