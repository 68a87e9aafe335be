import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';

/** In the place of one value that its owner keeps from this reader. */
export function NotShared() {
  const { t } = useTranslation('profileView');
  return (
    <StateLine kind="none" icon={Lock}>
      {t('notShared')}
    </StateLine>
  );
}
