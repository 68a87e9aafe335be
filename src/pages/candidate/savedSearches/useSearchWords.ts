import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import { NEW_JOBS_MAX } from '#domain/limits.ts';
import type { SavedSearch } from '#src/api/queries/savedSearches.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the list of saved searches says of each. */
export function useSearchWords() {
  const { t, i18n } = useTranslation('savedSearches');
  /** "Tuesday"; the date when a weekday would not say which; null for today. */
  const dayOf = (time: string): string | null => {
    const then = new Date(time);
    const today = new Date();
    if (then.toDateString() === today.toDateString()) return null;
    const isThisWeek = today.getTime() - then.getTime() < 6 * DAY_MS;
    const form: Intl.DateTimeFormatOptions = isThisWeek
      ? { weekday: 'long' }
      : { dateStyle: 'long' };
    return new Intl.DateTimeFormat(localeOf(i18n.language), form).format(then);
  };
  return {
    /** "3 new since Tuesday", "Nothing new today". */
    news({ newJobs: count, newSince }: SavedSearch): string {
      const day = dayOf(newSince);
      if (count === 0) return day === null ? t('new.noneToday') : t('new.none', { day });
      if (day === null) return t('new.today', { count });
      return count >= NEW_JOBS_MAX
        ? t('new.many', { number: count, day })
        : t('new.since', { count, day });
    },
  };
}
