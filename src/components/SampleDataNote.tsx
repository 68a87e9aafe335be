import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from '#src/components/SampleDataNote.module.css';
import { settings } from '#src/settings.ts';
import { Icon } from '#src/ui/Icon.tsx';

/** Sample postings are invented, and every screen that shows them says so. */
export function SampleDataNote() {
  const { t } = useTranslation();
  if (!settings.demoMailbox) return null;
  return (
    <p className={styles.note}>
      <Icon of={FlaskConical} /> {t('sampleNote')}
    </p>
  );
}
