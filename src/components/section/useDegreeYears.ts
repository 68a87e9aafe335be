import { useTranslation } from 'react-i18next';
import type { EducationValues } from '#src/api/sections/education.ts';

/** The years of a degree in words, as far as they are known, e.g. "2015 to now"; '' for none. */
export function useDegreeYears(): (values: EducationValues) => string {
  const { t } = useTranslation('profile');
  return ({ StartYear: from, YearCompleted, Present }) => {
    const to = Present ? t('now') : YearCompleted;
    if (from !== '' && to !== '') return t('years', { from, to });
    if (to !== '') return t('yearsUntil', { to });
    return from === '' ? '' : t('yearsSince', { from });
  };
}
