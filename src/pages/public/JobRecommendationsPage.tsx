import { useTranslation } from 'react-i18next';
import { WithoutAccount } from '#src/components/page/WithoutAccount.tsx';

export default function JobRecommendationsPage() {
  const { t } = useTranslation('areas');
  return (
    <WithoutAccount title={t('jobRecommendations.title')} text={t('jobRecommendations.text')} />
  );
}
