import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from '#src/components/job/SampleDataNote.module.css';
import { Icon } from '#src/ui/icon/Icon.tsx';

/** Every screen with sample postings says that they are invented. */
export function SampleDataNote() {
  const { t } = useTranslation('candidate');
  return (
    <p className={styles.note}>
      <Icon of={FlaskConical} /> {t('sampleJobs')}
    </p>
  );
}
