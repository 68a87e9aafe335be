import { Inbox, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type InvitationListKind, useInvitationList } from '#src/api/queries/coachLists.ts';
import { Listing } from '#src/components/listing/Listing.tsx';
import type { TextSearch } from '#src/components/listing/useTextSearch.ts';
import { NoRecords } from '#src/pages/coach/home/NoRecords.tsx';
import { OtherInvitationCard } from '#src/pages/coach/home/OtherInvitationCard.tsx';
import { invitationId } from '#src/pages/coach/requests/invitationId.ts';
import { InvitationCards } from '#src/pages/coach/requests/InvitationCards.tsx';
import { CardList } from '#src/ui/card/Card.tsx';

interface InvitationListProps {
  kind: InvitationListKind;
  name: string;
  search: TextSearch;
}

/** Who asks for one of the provider's coaches, or invited another one. */
export function InvitationList({ kind, name, search }: InvitationListProps) {
  const { t } = useTranslation('coach');
  const list = useInvitationList(kind, search);
  return (
    <Listing
      isOfPeople
      name={name}
      asked={JSON.stringify([kind, search])}
      list={list}
      foundText={(total) => t('home.found', { total })}
      failedText={t('home.failed')}
      loadingText={t('home.loading')}
      idOf={({ jobCoachInvitationGUID }) => jobCoachInvitationGUID}
      focusIdOf={invitationId}
      empty={
        kind === 'requests' ? (
          <NoRecords icon={Inbox} of="applied" search={search} />
        ) : (
          <NoRecords icon={Users} of="others" search={search} />
        )
      }
    >
      {(invitations) =>
        kind === 'requests' ? (
          <InvitationCards label={name} invitations={invitations} />
        ) : (
          <CardList label={name}>
            {invitations.map((invitation) => (
              <OtherInvitationCard
                key={invitation.jobCoachInvitationGUID}
                invitation={invitation}
              />
            ))}
          </CardList>
        )
      }
    </Listing>
  );
}
