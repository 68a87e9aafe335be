import { useTranslation } from 'react-i18next';
import { fieldIdOf } from '#src/pages/candidate/review/fields.ts';
import { ReadFrom } from '#src/pages/candidate/review/ReadFrom.tsx';
import { useReviewMarks } from '#src/pages/candidate/review/reviewContext.ts';

/** What every field of the review has in common: id, message, and the line it was read from. */
export function useReviewField() {
  const { t } = useTranslation('review');
  const { evidenceOf, problemOf } = useReviewMarks();
  const texts: Record<string, string> = {
    required: t('problem.required'),
    unknownZip: t('problem.unknownZip'),
    startDateMissing: t('problem.startDateMissing'),
    endDateInconsistent: t('problem.endDateInconsistent'),
    endYearOrInProgress: t('problem.endYearOrInProgress'),
  };
  const messageOf = (pointer: string): string | undefined => {
    const problem = problemOf(pointer);
    if (!problem) return undefined;
    return texts[problem.code] ?? problem.detail ?? t('problem.other');
  };
  return {
    messageOf,
    field(pointer: string) {
      const evidence = evidenceOf(pointer);
      return {
        id: fieldIdOf(pointer),
        errorMessage: messageOf(pointer),
        hint: evidence ? <ReadFrom evidence={evidence} /> : null,
      };
    },
  };
}
