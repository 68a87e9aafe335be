import { useTranslation } from 'react-i18next';
import { Question } from '#src/components/form/Question.tsx';
import { reviewLimit } from '#domain/reviewLimits.ts';
import { useServersWords } from '#src/components/failure/useServersWords.ts';
import { fieldIdOf } from '#src/pages/candidate/review/fields.ts';
import { useReviewMarks } from '#src/pages/candidate/review/reviewContext.ts';
import { Tag } from '#src/ui/tag/Tag.tsx';

function limitOf(pointer: string): { readonly maxLength?: number } {
  const maxLength = reviewLimit(pointer);
  return maxLength === undefined ? {} : { maxLength };
}

/** What every field of the review has in common: id, message, and whether to look at it. */
export function useReviewField() {
  const { t } = useTranslation('review');
  const wordsOf = useServersWords();
  const { isUnsure, problemOf } = useReviewMarks();
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
    return texts[problem.code] ?? wordsOf(problem) ?? t('problem.other');
  };
  return {
    messageOf,
    /** @param question shown below the field; it does not prevent submitting */
    field(pointer: string, question?: string) {
      const isDoubted = isUnsure(pointer);
      return {
        id: fieldIdOf(pointer),
        errorMessage: messageOf(pointer),
        ...limitOf(pointer),
        hint:
          isDoubted || question !== undefined ? (
            <>
              {question === undefined ? null : <Question text={question} />}
              {isDoubted ? <Tag kind="warn">{t('check')}</Tag> : null}
            </>
          ) : null,
      };
    },
  };
}
