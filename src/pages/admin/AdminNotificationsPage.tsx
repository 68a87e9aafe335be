import { useTranslation } from 'react-i18next';
import { NotificationList } from '#src/components/notifications/NotificationList.tsx';
import { Page } from '#src/components/page/Page.tsx';

/** What happened to the administrator's own account. */
export default function AdminNotificationsPage() {
  const { t } = useTranslation('admin');
  return (
    <Page room="wide" title={t('notifications.title')} lead={t('notifications.lead')}>
      <NotificationList emptyText={t('notifications.empty')} />
    </Page>
  );
}
