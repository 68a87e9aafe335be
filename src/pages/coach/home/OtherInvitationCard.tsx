import { UserCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReceivedInvitation } from '#src/api/queries/coachLists.ts';
import { PersonCard } from '#src/components/person/PersonCard.tsx';
import { OfferHelp } from '#src/pages/coach/home/OfferHelp.tsx';
import { useDay } from '#src/components/useDay.ts';
import { invitationId } from '#src/pages/coach/requests/invitationId.ts';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';

/** A candidate who invited another coach; whom, is theirs to tell. */
export function OtherInvitationCard({ invitation }: { invitation: ReceivedInvitation }) {
  const { t } = useTranslation('coach');
  const day = useDay();
  const { fullName, FirstName, email, Profession, sentAt } = invitation;
  return (
    <PersonCard
      name={fullName}
      focusId={invitationId(invitation)}
      profession={Profession}
      email={email}
      state={
        <StateLine kind="none" icon={UserCheck}>
          {t('person.invitedOther', { date: day(sentAt) })}
        </StateLine>
      }
      actions={<OfferHelp name={fullName} firstName={FirstName} email={email} />}
    />
  );
}
