import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { JobListKind } from '#src/api/queries/jobLists.ts';
import type { JobSearch } from '#src/api/queries/jobs.ts';
import { listAddress } from '#src/pages/candidate/jobs/jobPlaces.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';

interface NothingSoughtProps {
  kind: JobListKind;
  /** The search that was made; its filters stay. */
  search: JobSearch;
  /** That what was typed cannot be searched. */
  text: string;
  onPress: () => void;
}

/** In the place of the list when only words such as "the" or signs were typed, and the way on. */
export function NothingSought({ kind, search, text, onPress }: NothingSoughtProps) {
  const { t } = useTranslation('jobs');
  return (
    <EmptyState
      icon={Search}
      heading={t('list.none')}
      action={
        <LinkButton
          look="primary"
          href={listAddress(kind, { ...search, words: '', place: '' })}
          onPress={onPress}
        >
          {t('search.withoutWords')}
        </LinkButton>
      }
    >
      <p>{text}</p>
    </EmptyState>
  );
}
