import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';

/** Writes a moment as day and time where the reader is, with the year if it is another one. */
export function useTimeWords(): (time: string) => string {
  const { t, i18n } = useTranslation('admin');
  const times = new Intl.DateTimeFormat(localeOf(i18n.language), { timeStyle: 'short' });
  return (time) => {
    const at = new Date(time);
    const isThisYear = at.getFullYear() === new Date().getFullYear();
    const days = new Intl.DateTimeFormat(localeOf(i18n.language), {
      month: 'short',
      day: 'numeric',
      ...(isThisYear ? {} : { year: 'numeric' }),
    });
    // Neither a day nor a time is broken over two lines.
    const whole = (words: string) => words.replaceAll(' ', '\u00a0');
    return t('time', { day: whole(days.format(at)), time: whole(times.format(at)) });
  };
}
