import { useTranslation } from 'react-i18next';
import { paths } from '#src/paths.ts';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';

/**
 * Skipped preferences are stored as an assumption (section 4); this says so and offers to change
 * them.
 */
export function AssumedPreferences() {
  const { t } = useTranslation('jobs');
  const { t: tc } = useTranslation();
  return (
    <Notice
      kind="info"
      word={tc('kind.info')}
      actions={
        <LoneLink href={paths.candidate.profileTab('preferences')}>{t('assumed.change')}</LoneLink>
      }
    >
      {t('assumed.text')}
    </Notice>
  );
}
