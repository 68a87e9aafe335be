import { useTranslation } from 'react-i18next';
import { isPickerDate } from '#domain/dates.ts';

/**
 * A day (YYYY-MM-DD) as month and year in words, e.g. "March 2019", or as a date, "March 1, 2019";
 * an invalid day is "unknown".
 */
export function useDayWords(precision: 'month' | 'day' = 'month'): (day: string) => string {
  const { t, i18n } = useTranslation('profile');
  const words = new Intl.DateTimeFormat(i18n.language, {
    month: 'long',
    year: 'numeric',
    ...(precision === 'day' ? { day: 'numeric' } : {}),
    timeZone: 'UTC',
  });
  return (day) => (isPickerDate(day) ? words.format(new Date(`${day}T00:00:00Z`)) : t('unknown'));
}
