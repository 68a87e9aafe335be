import { useTranslation } from 'react-i18next';
import { EARLIEST_YEAR, latestYear } from '#domain/dates.ts';

/** Puts what is wrong with a field into words: which field, and how to mend it. */
export function useFieldProblem(labelOf: (field: string) => string) {
  const { t } = useTranslation('profile');
  return (field: string, code: string): string => {
    const label = labelOf(field);
    const name = { field: label };
    const known: Record<string, string> = {
      // After a question nothing else reads as a sentence.
      missing: t(/[?؟]$/.test(label) ? 'problem.unanswered' : 'problem.missing', name),
      year: t('problem.year', name),
      date: t('problem.date', name),
      halfDate: t('problem.halfDate', name),
      yearRange: t('problem.yearRange', {
        ...name,
        first: EARLIEST_YEAR,
        last: latestYear(new Date()),
      }),
      zip: t('problem.zip', name),
      unknownZip: t('problem.unknownZip', name),
      endBeforeStart: t('problem.endBeforeStart', name),
    };
    return known[code] ?? t('problem.other', name);
  };
}
