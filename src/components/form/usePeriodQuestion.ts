import { useTranslation } from 'react-i18next';
import { endsBeforeStart, isHalfDate, isLikelyYear } from '#domain/dates.ts';

/** The questions beside the fields of a period, in years or in days (YYYY-MM-DD). */
export function usePeriodQuestion() {
  const { t } = useTranslation();
  const ofYear = (date: string) => {
    const year = date.slice(0, 4);
    const isFar =
      /^\d{4}$/.test(year) && !isHalfDate(date) && !isLikelyYear(Number(year), new Date());
    return isFar ? t('period.unlikely', { year }) : '';
  };
  return {
    /** About the start; empty while it can be. */
    ofStart: ofYear,
    /** About the end; empty while the period can be. */
    ofEnd: (start: string, end: string) =>
      endsBeforeStart(start, end) ? t('period.backwards') : ofYear(end),
  };
}
