import { useTranslation } from 'react-i18next';
import { useProblemText } from '#src/components/failure/useProblemText.ts';

interface Told {
  readonly code: string;
  readonly detail: string | null;
  readonly status: number | null;
}

/** Why a job was not changed, in words. */
export function useJobProblemText(): (problem: Told) => string {
  const { t } = useTranslation('employer');
  const problemText = useProblemText();
  return (problem) => {
    // Publishing asks for every field that candidates need.
    if (problem.status === 400) return t('action.missing');
    if (problem.code === 'not_yours') return t('action.notYours');
    if (problem.code === 'published_before') return t('action.publishedBefore');
    return problemText(problem);
  };
}
