import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from '#src/components/job/SampleDataNote.module.css';
import { settings } from '#src/settings.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';

/** Below a list of people: says that they are invented, where the server has demo accounts. */
export function SamplePeopleNote() {
  const { t } = useTranslation('listing');
  return settings.samplePeople ? (
    <p className={styles.note}>
      <Icon of={FlaskConical} /> {t('samplePeople')}
    </p>
  ) : null;
}
