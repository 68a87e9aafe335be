import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';

/** Writes a moment as its day, e.g. "May 3, 2027", where the reader is. */
export function useDay(): (time: string | Date) => string {
  const { i18n } = useTranslation();
  const days = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'long' });
  return (time) => days.format(new Date(time));
}
