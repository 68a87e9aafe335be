import {
  type DisplayChoices,
  displayChoicesIn,
  displayNames,
  STANDARD_DISPLAY,
} from '#domain/display.ts';

/** The display kept on this device, so that every page looks right before a sign-in. */
export interface KeptDisplay {
  readonly choices: DisplayChoices;
  /** Chosen here without a sign-in, or copied from the account of a signed-in person. */
  readonly from: 'device' | 'account';
}

export const DISPLAY_KEY = 'oa.display';
/** Where the theme alone was kept before. */
const THEME_KEY = 'oa.theme';

/** The display kept on this device; the default when none was, or storage is blocked. */
export function keptDisplay(): KeptDisplay {
  try {
    const text = localStorage.getItem(DISPLAY_KEY);
    const record: unknown =
      text === null ? { Theme: localStorage.getItem(THEME_KEY) } : JSON.parse(text);
    const isAccounts =
      typeof record === 'object' && record !== null && Reflect.get(record, 'from') === 'account';
    return { choices: displayChoicesIn(record), from: isAccounts ? 'account' : 'device' };
  } catch {
    return { choices: STANDARD_DISPLAY, from: 'device' };
  }
}

/** Stores the choices in the browser for the next start. Never throws. */
export function keepDisplay({ choices, from }: KeptDisplay): void {
  try {
    localStorage.setItem(DISPLAY_KEY, JSON.stringify({ ...choices, from }));
    localStorage.removeItem(THEME_KEY);
  } catch {
    // Without storage the choice ends with this visit.
  }
}

/**
 * Applies the choices: an attribute of the root element for each that is not the default
 * (data-text-size="150"), used by display.css and contrast.css. Called before the first render, so
 * that nothing flashes.
 */
export function applyDisplay(choices: DisplayChoices): void {
  for (const name of displayNames) {
    const attribute = `data${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    if (choices[name] === STANDARD_DISPLAY[name])
      document.documentElement.removeAttribute(attribute);
    else document.documentElement.setAttribute(attribute, String(choices[name]));
  }
}
