import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CoachScope } from '#domain/disclosure.ts';
import type { components } from '#openapi/user.ts';
import { BasicDetails } from '#src/components/profileView/BasicDetails.tsx';
import { Credentials, Degrees, Jobs, Skills } from '#src/components/profileView/ProfileParts.tsx';
import { PartHeading, ViewCard, type ViewLevel } from '#src/components/profileView/ViewCard.tsx';
import { ClosedRegion } from '#src/ui/closedRegion/ClosedRegion.tsx';
import styles from './ProfileView.module.css';

type Schemas = components['schemas'];

/** The records of a profile as the server answers them to whoever may read them. */
export interface ProfileRecords {
  user: Schemas['User'];
  /** null before basic details were saved. */
  profile: Schemas['UserProfile'] | null;
  degrees: readonly Schemas['UserDegree'][];
  jobs: readonly Schemas['UserWorkHistory'][];
  skills: readonly Schemas['UserSkill'][];
  credentials: readonly Schemas['UserCredential'][];
}

interface ProfileViewProps {
  /** Of the heading, for a link to it. */
  id?: string;
  headingLevel?: ViewLevel;
  /** null where the profile is not shared. */
  records: ProfileRecords | null;
  /** What is shared with the reader. */
  scopes: readonly CoachScope[];
}

/**
 * Another person's profile, to be read: basic details, education, work history, skills and
 * credentials. The name is the title of the page around it.
 */
export function ProfileView({ id, headingLevel = 2, records, scopes }: ProfileViewProps) {
  const { t } = useTranslation('profileView');
  const { t: tp } = useTranslation('profile');
  const isShared = records !== null && scopes.includes('profile');
  const part = (title: string, content: ReactNode) => (
    <div className={styles.row}>
      <PartHeading of={headingLevel}>{title}</PartHeading>
      {content}
    </div>
  );
  return (
    <ViewCard id={id} title={t('profile.title')} headingLevel={headingLevel}>
      {isShared ? (
        <div className={styles.room}>
          {/* Its rows say what they are. */}
          <PartHeading of={headingLevel} isHidden>
            {tp('basic.title')}
          </PartHeading>
          <BasicDetails
            user={records.user}
            profile={records.profile}
            hasContact={scopes.includes('contact')}
          />
          {part(tp('education.title'), <Degrees degrees={records.degrees} />)}
          {part(tp('work.title'), <Jobs jobs={records.jobs} />)}
          {part(tp('skills.title'), <Skills skills={records.skills} />)}
          {part(t('profile.credentials'), <Credentials credentials={records.credentials} />)}
        </div>
      ) : (
        <ClosedRegion>{t('notShared')}</ClosedRegion>
      )}
    </ViewCard>
  );
}
