import { useTranslation } from 'react-i18next';
import { Page } from '#src/components/page/Page.tsx';
import { CaseloadPart } from '#src/pages/admin/dashboard/CaseloadPart.tsx';
import styles from '#src/pages/admin/dashboard/Dashboard.module.css';
import { RolesPart } from '#src/pages/admin/dashboard/RolesPart.tsx';
import { FailedMailsPart, WaitingPart } from '#src/pages/admin/dashboard/OverviewParts.tsx';

/** What waits for an administrator, and how many people use the site. */
export default function AdminDashboardPage() {
  const { t } = useTranslation('admin');
  return (
    <Page room="wide" title={t('dashboard.title')}>
      <WaitingPart />
      <div className={styles.columns}>
        <RolesPart />
        <CaseloadPart />
      </div>
      <FailedMailsPart />
    </Page>
  );
}
