import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';

/** A month (1 to 12) of a year, or a whole year. */
export interface Period {
  readonly year: number;
  readonly month?: number;
}

/** A period in the language of the page; its months are those of UTC, as the counts are. */
export function usePeriodWords() {
  const { i18n } = useTranslation();
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(localeOf(i18n.language), {
      ...options,
      timeZone: 'UTC',
    });
    return ({ year, month = 1 }: Period) => format.format(Date.UTC(year, month - 1, 1));
  };
  return {
    /** "Nov" */
    short: write({ month: 'short' }),
    /** "November" */
    month: write({ month: 'long' }),
    /** "November 2026" */
    long: write({ month: 'long', year: 'numeric' }),
    /** "2026" */
    year: write({ year: 'numeric' }),
  };
}
