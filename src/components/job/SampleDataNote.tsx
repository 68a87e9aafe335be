import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from '#src/components/job/SampleDataNote.module.css';
import { Icon } from '#src/ui/icon/Icon.tsx';

/** Sample postings are invented, and every screen that shows them says so. */
export function SampleDataNote() {
  const { t } = useTranslation('candidate');
  return (
    <p className={styles.note}>
      <Icon of={FlaskConical} /> {t('sampleJobs')}
    </p>
  );
}
