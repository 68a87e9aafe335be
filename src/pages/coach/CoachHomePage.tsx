import { useTranslation } from 'react-i18next';
import { NotOpenYet } from '#src/components/NotOpenYet.tsx';

export default function CoachHomePage() {
  const { t } = useTranslation();
  return (
    <NotOpenYet
      title={t('area.coach.title')}
      lead={(firstName) => t('area.coach.lead', { firstName })}
    />
  );
}
