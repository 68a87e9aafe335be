import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WithoutAccount } from '#src/components/page/WithoutAccount.tsx';

/** Says that the guided job finder is not open yet, and offers an account. */
export default function AbliPage() {
  const { t } = useTranslation('areas');
  return (
    <WithoutAccount
      title={t('abli.title')}
      icon={Compass}
      heading={t('abli.notReady')}
      text={t('abli.text')}
    />
  );
}
