import { lazy, Suspense } from 'react';
import type { ReceivedInvitation } from '#src/api/queries/coachLists.ts';
import { PersonCard } from '#src/components/person/PersonCard.tsx';
import { invitationId } from '#src/pages/coach/requests/invitationId.ts';
import { useUser } from '#src/session/usePerson.ts';

interface AskingCardProps {
  invitation: ReceivedInvitation;
}

/** Who asks, until the code of the answers is there, or without it. */
function Plain({ invitation }: AskingCardProps) {
  const { fullName, Profession, email } = invitation;
  return (
    <PersonCard
      name={fullName}
      focusId={invitationId(invitation)}
      profession={Profession}
      email={email}
      state={null}
    />
  );
}

// Few ask among many: their answers are no part of the page's first load.
const Answerable = lazy(() =>
  import('#src/pages/coach/requests/InvitationCard.tsx').then(
    ({ InvitationCard }) => ({ default: InvitationCard }),
    () => ({ default: Plain }),
  ),
);

/** Who asks for help, among all candidates; they can be answered in their place. */
export function AskingCard({ invitation }: AskingCardProps) {
  const { UserGuid } = useUser();
  return (
    <Suspense fallback={<Plain invitation={invitation} />}>
      <Answerable invitation={invitation} coachGuid={UserGuid} />
    </Suspense>
  );
}
