import { useTranslation } from 'react-i18next';
import type { JobListKind } from '#src/api/queries/jobLists.ts';
import type { JobPage, JobSearch } from '#src/api/queries/jobs.ts';
import { listAddress } from '#src/pages/candidate/jobs/jobPlaces.ts';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';

type Meant = NonNullable<JobPage['meant']>;

/** "Did you mean cook in Syracuse, NY?"; empty when nothing was meant. */
export function useMeantText(meant: Meant | undefined): string {
  const { t } = useTranslation('jobs');
  if (meant === undefined) return '';
  const { searchText: words, locationText: place } = meant;
  if (words !== '' && place !== '') return t('search.meantThere', { words, place });
  return t('search.meant', { search: words || place });
}

interface MeantLinkProps {
  kind: JobListKind;
  meant: Meant;
  /** The search that was made; its filters stay. */
  search: JobSearch;
  onPress: () => void;
}

/** The search that was probably meant by one that found nothing or little. */
export function MeantLink({ kind, meant, search, onPress }: MeantLinkProps) {
  const text = useMeantText(meant);
  const mended = { ...search, words: meant.searchText, place: meant.locationText };
  return (
    <LoneLink href={listAddress(kind, mended)} onPress={onPress}>
      {text}
    </LoneLink>
  );
}
