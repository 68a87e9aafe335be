import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '#domain/fieldProblem.ts';
import { REQUIRED_REVIEW_FIELDS } from '#domain/resumeReview.ts';
import type { ReviewDraft } from '#domain/reviewDraft.ts';
import { reviewLimit } from '#domain/reviewLimits.ts';
import { useServersWords } from '#src/components/failure/useServersWords.ts';
import { fieldIdOf } from '#src/pages/candidate/review/fields.ts';
import { useFieldLabel } from '#src/pages/candidate/review/useFieldLabel.ts';
import type { FieldLink } from '#src/ui/errorSummary/ErrorSummary.tsx';

type RequiredField = (typeof REQUIRED_REVIEW_FIELDS)[number];

function isRequired(name: string): name is RequiredField {
  return REQUIRED_REVIEW_FIELDS.some((field) => field === name);
}

/** The problems of a review as links to their fields, each saying which entry it is about. */
export function useProblemList(
  problems: readonly FieldProblem[],
  { hasOneName }: Pick<ReviewDraft, 'hasOneName'>,
): FieldLink[] {
  const { t } = useTranslation('review');
  const wordsOf = useServersWords();
  const labelOf = useFieldLabel(hasOneName);
  return problems.map((problem) => {
    const [, list = '', index = '', part = ''] = problem.pointer.split('/');
    const number = Number(index) + 1;
    const detail = wordsOf(problem) ?? t('problem.other');
    const field = labelOf(problem.pointer);
    const long = { number, count: reviewLimit(problem.pointer) ?? 0, field };
    const named = { number, field, detail };
    const texts: Record<string, string> = {
      required: isRequired(list) ? t('problem.requiredLong', { field }) : '',
      unknownZip: t('problem.unknownZip'),
      yearOutOfRange:
        list === 'education' ? t('problem.yearOfEducation', named) : t('problem.yearOfWork', named),
      tooLong:
        part === ''
          ? t('problem.tooLong', long)
          : t(list === 'education' ? 'problem.tooLongInEducation' : 'problem.tooLongInWork', long),
      startDateMissing: t('problem.startDateMissingIn', { number }),
      endDateInconsistent: t('problem.endDateInconsistentIn', { number }),
      endYearOrInProgress: t('problem.endYearOrInProgressIn', { number }),
    };
    return {
      fieldId: fieldIdOf(problem.pointer),
      text: texts[problem.code] ?? wordsOf(problem) ?? t('problem.other'),
    };
  });
}
