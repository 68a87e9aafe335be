import { useTranslation } from 'react-i18next';

/** Of school; the formula knows higher ones. */
const LAST_GRADE = 12;

/** How hard a text is to read, such as "at about grade 6", of its school grade. */
export function useGradeWords(): (exact: number) => string {
  const { t } = useTranslation('plainView');
  return (exact) => {
    const grade = Math.max(1, Math.round(exact));
    return grade > LAST_GRADE ? t('aboveSchool') : t('grade', { grade });
  };
}
