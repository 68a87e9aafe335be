import { useTranslation } from 'react-i18next';
import { ENGLISH } from '#domain/languages.ts';

/**
 * For an element with what is in English in every language, such as the title of a posting: says so
 * where the page is in another language (WCAG 3.1.2).
 */
export function useInEnglish(): { lang?: string; dir?: 'ltr' } {
  const { i18n } = useTranslation();
  return i18n.language === ENGLISH ? {} : { lang: ENGLISH, dir: 'ltr' };
}
