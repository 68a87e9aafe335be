import { Search, UserSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFoundCandidates } from '#src/api/queries/employerPeople.ts';
import { Listing } from '#src/components/listing/Listing.tsx';
import { TextSearchForm } from '#src/components/listing/TextSearchForm.tsx';
import { useTextSearch } from '#src/components/listing/useTextSearch.ts';
import { CandidateItem } from '#src/pages/employer/people/CandidateItem.tsx';
import { personId } from '#src/pages/employer/people/places.ts';
import { CardList } from '#src/ui/card/Card.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** Candidates found by words and place, which the address keeps. */
export function FoundList() {
  const { t } = useTranslation('employerPeople');
  const { search, setSearch } = useTextSearch();
  const list = useFoundCandidates(search);
  const isSearched = search.words !== '' || search.place !== '';
  return (
    <Stack>
      <TextSearchForm
        id="candidates"
        label={t('find.form')}
        wordsLabel={t('find.words')}
        placeLabel={t('find.place')}
        search={search}
        onSearch={setSearch}
      />
      <Listing
        isOfPeople
        name={t('find.title')}
        asked={JSON.stringify(search)}
        list={list}
        foundText={(total) => t('find.found', { total })}
        failedText={t('find.failed')}
        loadingText={t('find.loading')}
        idOf={({ UserGuid }) => UserGuid}
        focusIdOf={({ UserGuid }) => personId(UserGuid)}
        empty={
          <EmptyState
            icon={isSearched ? Search : UserSearch}
            heading={t('find.none')}
            headingLevel={3}
          >
            {isSearched ? t('find.noneFound') : t('find.noneYet')}
          </EmptyState>
        }
      >
        {(candidates) => (
          <CardList label={t('find.title')}>
            {candidates.map((candidate) => (
              <CandidateItem key={candidate.UserGuid} candidate={candidate} place="search" />
            ))}
          </CardList>
        )}
      </Listing>
    </Stack>
  );
}
