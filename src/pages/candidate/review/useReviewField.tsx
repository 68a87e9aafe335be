import { useTranslation } from 'react-i18next';
import { endsBeforeStart, isLikelyYear } from '#domain/dates.ts';
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
    /** The question about a period that cannot be; empty while there is none. */
    periodQuestion(start: string, end: string) {
      if (endsBeforeStart(start, end)) return t('period.backwards');
      const year = end.slice(0, 4);
      const isFar = /^\d{4}$/.test(year) && !isLikelyYear(Number(year), new Date());
      return isFar ? t('period.unlikely', { year }) : '';
    },
    /** @param question shown below the field; it does not prevent submitting */
    field(pointer: string, question = '') {
      const evidence = evidenceOf(pointer);
      return {
        id: fieldIdOf(pointer),
        errorMessage: messageOf(pointer),
        hint:
          evidence || question ? (
            <>
              {question ? <p>{question}</p> : null}
              {evidence ? <ReadFrom evidence={evidence} /> : null}
            </>
          ) : null,
      };
    },
  };
}
