import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';

/** In the place of a part that the candidate keeps to themselves. */
export function NotSharedPart() {
  const { t } = useTranslation('coach');
  return (
    <StateLine kind="none" icon={Lock}>
      {t('details.notShared')}
    </StateLine>
  );
}
