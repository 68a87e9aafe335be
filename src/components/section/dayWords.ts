import { localeOf } from '#domain/languages.ts';
/** A valid day (YYYY-MM-DD) as "March 2019", or as "March 1, 2019". */
export function dayWords(language: string, day: string, isWhole = false): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    ...(isWhole ? { day: 'numeric' } : {}),
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
