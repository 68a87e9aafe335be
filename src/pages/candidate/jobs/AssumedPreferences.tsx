import { useTranslation } from 'react-i18next';
import { paths } from '#src/paths.ts';
import { Strip } from '#src/ui/strip/Strip.tsx';

/**
 * Skipped preferences are stored as an assumption (section 4); this says so and offers to change
 * them.
 */
export function AssumedPreferences() {
  const { t } = useTranslation('jobs');
  return (
    <Strip link={{ href: paths.candidate.profileTab('preferences'), text: t('assumed.change') }}>
      {t('assumed.text')}
    </Strip>
  );
}
