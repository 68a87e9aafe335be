import { useTranslation } from 'react-i18next';
import { NotificationList } from '#src/components/notifications/NotificationList.tsx';
import { Page } from '#src/components/page/Page.tsx';

/** What job coaches and companies did, and what ends soon, told to the candidate. */
export default function NotificationsPage() {
  const { t } = useTranslation('notifications');
  return (
    <Page room="wide" title={t('title')} lead={t('leadCandidate')}>
      <NotificationList />
    </Page>
  );
}
