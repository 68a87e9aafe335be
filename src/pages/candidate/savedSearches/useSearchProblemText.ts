import { useTranslation } from 'react-i18next';
import { useProblemText } from '#src/components/failure/useProblemText.ts';

/** The text of a failure; the list is read again by then where it was changed elsewhere. */
export function useSearchProblemText() {
  const { t } = useTranslation('savedSearches');
  const problemText = useProblemText();
  return (problem: { readonly code: string; readonly detail: string | null }): string => {
    const known: Record<string, string> = {
      changed_meanwhile: t('changedElsewhere'),
      no_saved_search: t('deletedElsewhere'),
    };
    return known[problem.code] ?? problemText(problem);
  };
}
