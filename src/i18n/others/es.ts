import type { LanguageFiles } from './files.ts';

const files = import.meta.glob<object>('../es/*.json', { import: 'default' });

/** Spanish. */
export const textOf: LanguageFiles['textOf'] = (area) => files[`../es/${area}.json`]?.();
