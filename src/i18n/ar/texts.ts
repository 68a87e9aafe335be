import type { LanguageTexts } from '#src/i18n/languageTexts.ts';

const files = import.meta.glob<object>('./*.json', { import: 'default' });

/** Arabic. */
export const textOf: LanguageTexts['textOf'] = (area) => files[`./${area}.json`]?.();
