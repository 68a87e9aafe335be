import { useTranslation } from 'react-i18next';
import { NotificationList } from '#src/components/notifications/NotificationList.tsx';
import { Page } from '#src/components/page/Page.tsx';

/** What candidates and colleagues did. */
export default function EmployerNotificationsPage() {
  const { t } = useTranslation('employer');
  return (
    <Page room="wide" title={t('notifications.title')} lead={t('notifications.lead')}>
      <NotificationList emptyText={t('notifications.empty')} />
    </Page>
  );
}
