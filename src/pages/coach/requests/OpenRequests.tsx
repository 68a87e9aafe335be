import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useInvitationList } from '#src/api/queries/coachLists.ts';
import { Listing } from '#src/components/listing/Listing.tsx';
import { invitationId } from '#src/pages/coach/requests/invitationId.ts';
import { InvitationCards } from '#src/pages/coach/requests/InvitationCards.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

const NO_SEARCH = { words: '', place: '' };

/** The requests that any of the provider's coaches may accept. */
export function OpenRequests() {
  const { t } = useTranslation('coach');
  const list = useInvitationList('requests', NO_SEARCH);
  return (
    <Stack>
      <h2>{t('requests.shared')}</h2>
      <Listing
        isOfPeople
        name={t('requests.shared')}
        asked="requests"
        list={list}
        countLook="line"
        foundText={(total) => t('requests.found', { count: total })}
        failedText={t('requests.failed')}
        loadingText={t('requests.loading')}
        idOf={({ jobCoachInvitationGUID }) => jobCoachInvitationGUID}
        focusIdOf={invitationId}
        empty={
          <EmptyState icon={Inbox} heading={t('requests.none')} headingLevel={3}>
            {t('requests.emptyShared')}
          </EmptyState>
        }
      >
        {(invitations) => (
          <InvitationCards label={t('requests.shared')} invitations={invitations} />
        )}
      </Listing>
    </Stack>
  );
}
