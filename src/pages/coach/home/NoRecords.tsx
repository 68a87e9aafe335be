import { type LucideIcon, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TextSearch } from '#src/components/listing/useTextSearch.ts';
import { useUser } from '#src/session/usePerson.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';

interface NoRecordsProps {
  icon: LucideIcon;
  of: 'own' | 'all' | 'applied' | 'others';
  search: TextSearch;
}

/** An empty list of candidates: the sentence of the product, and how somebody gets there. */
export function NoRecords({ icon, of, search }: NoRecordsProps) {
  const { t } = useTranslation('coach');
  const { Email } = useUser();
  const isSearched = search.words !== '' || search.place !== '';
  return (
    <EmptyState icon={isSearched ? Search : icon} heading={t('home.none')} headingLevel={3}>
      {isSearched ? t('home.noneFound') : t(`home.empty.${of}`, { email: Email })}
    </EmptyState>
  );
}
