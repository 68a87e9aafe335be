import { useTranslation } from 'react-i18next';
import { WithoutAccount } from '#src/components/WithoutAccount.tsx';

export default function AbliPage() {
  const { t } = useTranslation();
  return <WithoutAccount title={t('area.abli.title')} text={t('area.abli.text')} />;
}
