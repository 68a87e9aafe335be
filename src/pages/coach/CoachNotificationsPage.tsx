import { useTranslation } from 'react-i18next';
import { NotificationList } from '#src/components/notifications/NotificationList.tsx';
import { Page } from '#src/components/page/Page.tsx';

/** What candidates did about sharing with this coach (row J4). */
export default function CoachNotificationsPage() {
  const { t } = useTranslation('coach');
  return (
    <Page room="wide" title={t('notifications.title')} lead={t('notifications.lead')}>
      <NotificationList />
    </Page>
  );
}
