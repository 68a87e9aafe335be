import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type CandidateListKind, useCandidateList } from '#src/api/queries/coachLists.ts';
import { Listing } from '#src/components/listing/Listing.tsx';
import type { TextSearch } from '#src/components/listing/useTextSearch.ts';
import { AskingCard } from '#src/pages/coach/home/AskingCard.tsx';
import { CandidateCard, candidateLinkId } from '#src/pages/coach/home/CandidateCard.tsx';
import { NoRecords } from '#src/pages/coach/home/NoRecords.tsx';
import { invitationId } from '#src/pages/coach/requests/invitationId.ts';
import { useUser } from '#src/session/usePerson.ts';
import { CardList } from '#src/ui/card/Card.tsx';

interface CandidateListProps {
  kind: CandidateListKind;
  name: string;
  search: TextSearch;
  /** The query of the list's address, which the way back from a candidate leads to. */
  from: string;
}

/** The candidates of a coach, or all of them for the provider's own. */
export function CandidateList({ kind, name, search, from }: CandidateListProps) {
  const { t } = useTranslation('coach');
  const { UserGuid } = useUser();
  const list = useCandidateList(kind, UserGuid, search);
  return (
    <Listing
      isOfPeople
      name={name}
      asked={JSON.stringify([kind, search])}
      list={list}
      foundText={(total) => t('home.found', { total })}
      failedText={t('home.failed')}
      loadingText={t('home.loading')}
      idOf={({ UserGuid: id }) => id}
      focusIdOf={(one) =>
        one.openInvitation ? invitationId(one.openInvitation) : candidateLinkId(one)
      }
      empty={<NoRecords icon={Users} of={kind} search={search} />}
    >
      {(candidates) => (
        <CardList label={name}>
          {candidates.map((candidate) =>
            candidate.openInvitation ? (
              <AskingCard key={candidate.UserGuid} invitation={candidate.openInvitation} />
            ) : (
              <CandidateCard key={candidate.UserGuid} candidate={candidate} from={from} />
            ),
          )}
        </CardList>
      )}
    </Listing>
  );
}
