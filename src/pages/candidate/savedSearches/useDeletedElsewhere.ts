import { useTranslation } from 'react-i18next';
import type { Failure } from '#machines/failure.ts';
import { forgetSavedSearch } from '#src/api/queries/savedSearches.ts';
import { useRefusal } from '#src/components/failure/useRefusal.ts';
import { announce } from '#src/ui/announcer/announce.ts';

const isGone = ({ code }: Failure) => code === 'no_saved_search';

/**
 * A saved search that was deleted elsewhere goes when it is to be changed, and that is said.
 * @returns the failure where it is another one
 */
export function useDeletedElsewhere(guid: string, failure: Failure | null): Failure | null {
  const { t } = useTranslation('savedSearches');
  useRefusal(failure, isGone, () => {
    announce(t('deletedElsewhere'), { assertive: true });
    forgetSavedSearch(guid);
  });
  return failure !== null && isGone(failure) ? null : failure;
}
