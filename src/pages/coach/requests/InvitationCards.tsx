import type { ReceivedInvitation } from '#src/api/queries/coachLists.ts';
import { InvitationCard } from '#src/pages/coach/requests/InvitationCard.tsx';
import { useUser } from '#src/session/usePerson.ts';
import { CardList } from '#src/ui/card/Card.tsx';

interface InvitationCardsProps {
  /** The name of the list. */
  label: string;
  invitations: readonly ReceivedInvitation[];
}

/** Invitations that the coach can answer. */
export function InvitationCards({ label, invitations }: InvitationCardsProps) {
  const { UserGuid } = useUser();
  return (
    <CardList label={label}>
      {invitations.map((invitation) => (
        <InvitationCard
          key={invitation.jobCoachInvitationGUID}
          invitation={invitation}
          coachGuid={UserGuid}
        />
      ))}
    </CardList>
  );
}
