import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSavedCandidates } from '#src/api/queries/employerPeople.ts';
import { Listing } from '#src/components/listing/Listing.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { Inviting } from '#src/pages/employer/people/Inviting.tsx';
import { personId } from '#src/pages/employer/people/places.ts';
import { SavedCandidate } from '#src/pages/employer/people/SavedCandidate.tsx';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';
import { CardList } from '#src/ui/card/Card.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';

/** Whom the employer saved, with notes of their own (E2). */
export default function SavedCandidatesPage() {
  const { t } = useTranslation('employerPeople');
  const { UserGuid } = useUser();
  const list = useSavedCandidates(UserGuid);
  return (
    <Inviting>
      <Page room="wide" title={t('saved.title')} lead={t('saved.lead')}>
        <Listing
          isOfPeople
          name={t('saved.title')}
          asked="saved"
          list={list}
          foundText={(total) => t('find.found', { total })}
          failedText={t('find.failed')}
          loadingText={t('find.loading')}
          idOf={({ candidateProfileID }) => candidateProfileID}
          focusIdOf={({ candidateProfileID }) => personId(candidateProfileID)}
          empty={
            <EmptyState
              icon={Bookmark}
              heading={t('find.none')}
              headingLevel={3}
              action={
                <LinkButton href={paths.employer.candidates}>{t('find.searchInstead')}</LinkButton>
              }
            >
              {t('saved.emptyText')}
            </EmptyState>
          }
        >
          {(entries) => (
            <CardList label={t('saved.title')}>
              {entries.map((entry, index) => {
                const next = entries[index + 1] ?? entries[index - 1];
                return (
                  <SavedCandidate
                    key={entry.candidateProfileID}
                    entry={entry}
                    nextId={next ? personId(next.candidateProfileID) : null}
                  />
                );
              })}
            </CardList>
          )}
        </Listing>
      </Page>
    </Inviting>
  );
}
