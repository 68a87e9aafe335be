import { useTranslation } from 'react-i18next';
import { NotOpenYet } from '#src/components/NotOpenYet.tsx';

export default function EmployerHomePage() {
  const { t } = useTranslation();
  return (
    <NotOpenYet
      title={t('area.employer.title')}
      lead={(firstName) => t('area.employer.lead', { firstName })}
    />
  );
}
