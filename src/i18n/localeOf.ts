/** The region whose dates and numbers go with a language here. */
const locales: Readonly<Record<string, string>> = { en: 'en-US' };

/** The BCP 47 tag by which dates, numbers and fields are shown, such as "en-US" for "en". */
export const localeOf = (language: string): string => locales[language] ?? language;
