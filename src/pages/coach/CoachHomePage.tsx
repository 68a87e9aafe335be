import { useTranslation } from 'react-i18next';
import { NotOpenYet } from '#src/components/page/NotOpenYet.tsx';

/** The start page of job coaches. */
export default function CoachHomePage() {
  const { t } = useTranslation('areas');
  return (
    <NotOpenYet title={t('coach.title')} lead={(firstName) => t('coach.lead', { firstName })} />
  );
}
