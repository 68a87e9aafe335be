import { useTranslation } from 'react-i18next';
import { isPickerDate } from '#domain/dates.ts';
import { dayWords } from '#src/components/section/dayWords.ts';

/**
 * A day (YYYY-MM-DD) as month and year in words, e.g. "March 2019", or as a date, "March 1, 2019";
 * an invalid day is "unknown".
 */
export function useDayWords(precision: 'month' | 'day' = 'month'): (day: string) => string {
  const { t, i18n } = useTranslation('profile');
  return (day) =>
    isPickerDate(day) ? dayWords(i18n.language, day, precision === 'day') : t('unknown');
}
