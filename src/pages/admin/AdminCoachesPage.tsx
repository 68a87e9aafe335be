import { Search, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useJobCoaches } from '#src/api/queries/administration.ts';
import { Listing } from '#src/components/listing/Listing.tsx';
import { useAddressValues } from '#src/components/listing/useAddressValues.ts';
import { Page } from '#src/components/page/Page.tsx';
import { NoRecords } from '#src/pages/admin/parts/NoRecords.tsx';
import { accountId } from '#src/pages/admin/people/AccountCard.tsx';
import { CoachCard } from '#src/pages/admin/people/CoachCard.tsx';
import { WordsSearch } from '#src/pages/admin/people/WordsSearch.tsx';
import { CardList } from '#src/ui/card/Card.tsx';

/** The job coaches: who works for the provider, and how many people each helps. */
export default function AdminCoachesPage() {
  const { t } = useTranslation('admin');
  const { values, setValues } = useAddressValues(['words']);
  const list = useJobCoaches(values.words);
  const isSearched = values.words !== '';
  return (
    <Page room="wide" title={t('coaches.title')} lead={t('coaches.lead')}>
      <WordsSearch id="coaches" label={t('coaches.search')} values={values} onSearch={setValues} />
      <Listing
        isOfPeople
        name={t('coaches.title')}
        asked={values.words}
        list={list}
        foundText={(total) => t('coaches.found', { count: total })}
        failedText={t('failed')}
        loadingText={t('loading')}
        idOf={({ UserGuid }) => UserGuid}
        focusIdOf={accountId}
        empty={
          <NoRecords icon={isSearched ? Search : Users}>
            {isSearched ? t('noneFound') : t('coaches.empty')}
          </NoRecords>
        }
      >
        {(coaches) => (
          <CardList label={t('coaches.title')}>
            {coaches.map((coach) => (
              <CoachCard key={coach.UserGuid} coach={coach} />
            ))}
          </CardList>
        )}
      </Listing>
    </Page>
  );
}
