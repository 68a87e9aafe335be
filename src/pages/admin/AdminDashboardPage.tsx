import { useTranslation } from 'react-i18next';
import { NotOpenYet } from '#src/components/page/NotOpenYet.tsx';

/** The start page of administrators. */
export default function AdminDashboardPage() {
  const { t } = useTranslation('areas');
  return (
    <NotOpenYet title={t('admin.title')} lead={(firstName) => t('admin.lead', { firstName })} />
  );
}
