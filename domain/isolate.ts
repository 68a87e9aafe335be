import { directionOf } from '#domain/languages.ts';

/**
 * Marks where a value begins and ends (U+2068, U+2069), so that its direction does not turn the
 * sentence around it.
 */
export const isolate = (value: string): string =>
  `\u2068${value.replaceAll(/[\u2066-\u2069\u202A-\u202E]/g, '')}\u2069`;

/** The same in a language from right to left; elsewhere the value as it is. */
export const isolateIn = (language: string, value: string): string =>
  directionOf(language) === 'rtl' ? isolate(value) : value;
