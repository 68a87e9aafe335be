import { useTranslation } from 'react-i18next';
import { Question } from '#src/components/form/Question.tsx';
import { reviewLimit } from '#domain/reviewLimits.ts';
import { fieldIdOf } from '#src/pages/candidate/review/fields.ts';
import { ReadFrom } from '#src/pages/candidate/review/ReadFrom.tsx';
import { useReviewMarks } from '#src/pages/candidate/review/reviewContext.ts';

function limitOf(pointer: string): { readonly maxLength?: number } {
  const maxLength = reviewLimit(pointer);
  return maxLength === undefined ? {} : { maxLength };
}

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
    // The field itself says how much too long it is.
    if (problem.code === 'tooLong') return undefined;
    return texts[problem.code] ?? problem.detail ?? t('problem.other');
  };
  return {
    messageOf,
    /** @param question shown below the field; it does not prevent submitting */
    field(pointer: string, question?: string) {
      const evidence = evidenceOf(pointer);
      return {
        id: fieldIdOf(pointer),
        errorMessage: messageOf(pointer),
        ...limitOf(pointer),
        hint:
          evidence || question !== undefined ? (
            <>
              {question === undefined ? null : <Question text={question} />}
              {evidence ? <ReadFrom evidence={evidence} /> : null}
            </>
          ) : null,
      };
    },
  };
}
