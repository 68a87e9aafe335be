import { useTranslation } from 'react-i18next';
import { NotOpenYet } from '#src/components/NotOpenYet.tsx';

export default function AdminDashboardPage() {
  const { t } = useTranslation();
  return (
    <NotOpenYet
      title={t('area.admin.title')}
      lead={(firstName) => t('area.admin.lead', { firstName })}
    />
  );
}
