import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useInvitesByEmail } from '#src/api/queries/coachLists.ts';
import { Listing } from '#src/components/listing/Listing.tsx';
import { wholeList } from '#src/components/listing/wholeList.ts';
import { InvitationCards } from '#src/pages/coach/requests/InvitationCards.tsx';
import { useUser } from '#src/session/usePerson.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** The invitations to the coach's own address. */
export function OwnInvitations() {
  const { t } = useTranslation('coach');
  const { Email } = useUser();
  const list = wholeList(useInvitesByEmail(Email));
  return (
    <Stack>
      <h2>{t('requests.own')}</h2>
      <Listing
        name={t('requests.own')}
        asked="own"
        list={list}
        countLook="none"
        foundText={(count) => t('requests.found', { count })}
        failedText={t('requests.failed')}
        loadingText={t('requests.loading')}
        idOf={({ jobCoachInvitationGUID }) => jobCoachInvitationGUID}
        isOfPeople
        empty={
          <EmptyState icon={Inbox} heading={t('requests.none')} headingLevel={3}>
            {t('requests.emptyOwn', { email: Email })}
          </EmptyState>
        }
      >
        {(invitations) => <InvitationCards label={t('requests.own')} invitations={invitations} />}
      </Listing>
    </Stack>
  );
}
