import { useTranslation } from 'react-i18next';
import { WithoutAccount } from '#src/components/WithoutAccount.tsx';

export default function JobRecommendationsPage() {
  const { t } = useTranslation();
  return (
    <WithoutAccount
      title={t('area.jobRecommendations.title')}
      text={t('area.jobRecommendations.text')}
    />
  );
}
