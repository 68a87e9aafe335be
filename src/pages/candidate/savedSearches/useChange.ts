import { useTranslation } from 'react-i18next';
import { toProblem } from '#src/api/client/problem.ts';
import {
  changeSavedSearch,
  forgetSavedSearch,
  type SavedSearch,
} from '#src/api/queries/savedSearches.ts';
import { useReportAfterUnmount } from '#src/components/failure/useReportAfterUnmount.ts';
import { announce } from '#src/ui/announcer/announce.ts';

/** Changes a saved search. One that was deleted elsewhere goes, and that is said. */
export function useChange() {
  const { t } = useTranslation('savedSearches');
  const told = useReportAfterUnmount();
  return async (search: SavedSearch, to: Pick<SavedSearch, 'name' | 'frequency'>) => {
    try {
      return await told(changeSavedSearch(search, to));
    } catch (failure) {
      if (toProblem(failure).code === 'no_saved_search') {
        announce(t('deletedElsewhere'), { assertive: true });
        await forgetSavedSearch(search.guid);
      }
      throw failure;
    }
  };
}
