import { useTranslation } from 'react-i18next';
import { NotOpenYet } from '#src/components/page/NotOpenYet.tsx';

/** The start page of employers. */
export default function EmployerHomePage() {
  const { t } = useTranslation('areas');
  return (
    <NotOpenYet
      title={t('employer.title')}
      lead={(firstName) => t('employer.lead', { firstName })}
    />
  );
}
