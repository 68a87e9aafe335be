import { useTranslation } from 'react-i18next';
import { useIsProviderCoach } from '#src/api/queries/coachLists.ts';
import { Page } from '#src/components/page/Page.tsx';
import { OwnInvitations } from '#src/pages/coach/requests/OwnInvitations.tsx';
import { OpenRequests } from '#src/pages/coach/requests/OpenRequests.tsx';
import { useUser } from '#src/session/usePerson.ts';

/** Who asks for help: invitations to the coach, and open requests to all of the provider's. */
export default function CoachRequestsPage() {
  const { t } = useTranslation('coach');
  const { UserGuid } = useUser();
  const { data: isProvider } = useIsProviderCoach(UserGuid);
  return (
    <Page room="wide" title={t('requests.title')} lead={t('requests.lead')}>
      <OwnInvitations />
      {isProvider ? <OpenRequests /> : null}
    </Page>
  );
}
