import { Briefcase } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WithoutAccount } from '#src/components/page/WithoutAccount.tsx';

/** Says that recommended jobs need an account, and offers one. */
export default function JobRecommendationsPage() {
  const { t } = useTranslation('areas');
  return (
    <WithoutAccount
      title={t('jobRecommendations.title')}
      icon={Briefcase}
      heading={t('jobRecommendations.notReady')}
      text={t('jobRecommendations.text')}
    />
  );
}
