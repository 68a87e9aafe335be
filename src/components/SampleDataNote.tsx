import { useTranslation } from 'react-i18next';
import { settings } from '#src/settings.ts';
import { Notice } from '#src/ui/Notice.tsx';

/** Sample postings are invented, and every screen that shows them says so. */
export function SampleDataNote() {
  const { t } = useTranslation();
  if (!settings.demoMailbox) return null;
  return (
    <Notice kind="info" word={t('kind.info')}>
      {t('sampleNote')}
    </Notice>
  );
}
