import { useTranslation } from 'react-i18next';
import { Credentials, Degrees, Jobs, Skills } from '#src/components/profileView/ProfileParts.tsx';
import type { ProfileRecords } from '#src/components/profileView/ProfileView.tsx';
import { PartHeading, ViewCard } from '#src/components/profileView/ViewCard.tsx';
import styles from './ProfileView.module.css';

interface CompanyViewProps {
  /** Of the heading, for a link to it. */
  id?: string;
  records: ProfileRecords;
}

/**
 * A candidate as a company reads them: place, summary, work, education, skills and credentials. No
 * picture, no number and no answer has a place here.
 */
export function CompanyView({ id, records }: CompanyViewProps) {
  const { t } = useTranslation('profileView');
  const { t: tp } = useTranslation('profile');
  const { user, profile, jobs, degrees, skills, credentials } = records;
  const place = [profile?.City, profile?.State].filter(Boolean).join(', ');
  const filled = (value: string | null | undefined) =>
    value?.trim() ? value : <span className={styles.none}>{t('profile.notFilled')}</span>;
  const parts = [
    { title: tp('work.title'), content: <Jobs jobs={jobs} /> },
    { title: tp('education.title'), content: <Degrees degrees={degrees} /> },
    { title: tp('skills.title'), content: <Skills skills={skills} /> },
    { title: t('profile.credentials'), content: <Credentials credentials={credentials} /> },
  ];
  return (
    <ViewCard id={id} title={t('profile.title')} headingLevel={2}>
      <div className={styles.room}>
        <dl>
          <div className={styles.row}>
            <dt>{t('profile.place')}</dt>
            <dd>{filled(place)}</dd>
          </div>
          <div className={styles.row}>
            <dt>{tp('item.Summary')}</dt>
            <dd>{filled(user.Summary)}</dd>
          </div>
        </dl>
        {parts.map(({ title, content }) => (
          <div key={title} className={styles.row}>
            <PartHeading of={2}>{title}</PartHeading>
            {content}
          </div>
        ))}
      </div>
    </ViewCard>
  );
}
