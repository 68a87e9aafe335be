import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { educationList, type UserDegree } from '#src/api/sections/education.ts';
import { credentialList, type UserCredential } from '#src/api/sections/credentials.ts';
import { type UserSkill } from '#src/api/sections/skills.ts';
import { type UserWorkHistory, workHistoryList } from '#src/api/sections/workHistory.ts';
import { useDegreeWords } from '#src/components/section/useDegreeWords.ts';
import { useDayWords } from '#src/components/section/useDayWords.ts';
import { useDegreeYears } from '#src/components/section/useDegreeYears.ts';
import { spokenIn } from '#src/components/text/spokenIn.ts';
import { Disclosure } from '#src/ui/disclosure/Disclosure.tsx';
import { Facts } from '#src/ui/facts/Facts.tsx';
import styles from './ProfileView.module.css';

/** Schools and degrees, in the order they were added. */
export function Degrees({ degrees }: { degrees: readonly UserDegree[] }) {
  const { t } = useTranslation('profileView');
  const { t: tp } = useTranslation('profile');
  const { title } = useDegreeWords();
  const yearsOf = useDegreeYears();
  return (
    <Entries label={tp('education.title')} none={t('profile.noEducation')}>
      {degrees.map((degree) => {
        const { values } = educationList.recordOf(degree);
        return (
          <li key={degree.Id}>
            <Title>{title(values) || values.SchoolName}</Title>
            <Line parts={[title(values) && values.SchoolName, yearsOf(values)]} />
          </li>
        );
      })}
    </Entries>
  );
}

/** The jobs a person had; what they did there is opened on demand. */
export function Jobs({ jobs }: { jobs: readonly UserWorkHistory[] }) {
  const { t } = useTranslation('profileView');
  const { t: tp } = useTranslation('profile');
  const month = useDayWords();
  return (
    <Entries label={tp('work.title')} none={t('profile.noWork')}>
      {jobs.map((job) => {
        const { values } = workHistoryList.recordOf(job);
        const to = values.Present ? tp('now') : month(values.EndDate);
        return (
          <li key={job.Id}>
            <Title>{values.JobTitle}</Title>
            <Line
              parts={[values.EmployerName, tp('years', { from: month(values.StartDate), to })]}
            />
            {values.Responsibilities.trim() === '' ? null : (
              <Disclosure
                label={tp('work.responsibilities')}
                aria-label={t('profile.responsibilitiesOf', { job: values.JobTitle })}
              >
                <p className={styles.text} {...spokenIn(values.Responsibilities)}>
                  {values.Responsibilities}
                </p>
              </Disclosure>
            )}
          </li>
        );
      })}
    </Entries>
  );
}

/** Skills as words in a line. */
export function Skills({ skills }: { skills: readonly UserSkill[] }) {
  const { t } = useTranslation('profileView');
  const { t: tp } = useTranslation('profile');
  if (skills.length === 0) return <None>{t('profile.noSkills')}</None>;
  return (
    <Facts
      label={tp('skills.title')}
      facts={skills.map(({ Id, SkillName }) => ({ id: Id, text: SkillName }))}
    />
  );
}

/** Licenses and certificates, with their year where it is known. */
export function Credentials({ credentials }: { credentials: readonly UserCredential[] }) {
  const { t } = useTranslation('profileView');
  return (
    <Entries label={t('profile.credentials')} none={t('profile.noCredentials')}>
      {credentials.map((credential) => {
        const { CredentialName, CredentialYear } = credentialList.recordOf(credential).values;
        return (
          <li key={credential.Id}>
            <Title>{CredentialName}</Title>
            <Line parts={[CredentialYear]} />
          </li>
        );
      })}
    </Entries>
  );
}

interface EntriesProps {
  label: string;
  /** Said when there is no entry. */
  none: string;
  children: readonly ReactNode[];
}

function Entries({ label, none, children }: EntriesProps) {
  if (children.length === 0) return <None>{none}</None>;
  return (
    <ul role="list" aria-label={label} className={styles.entries}>
      {children}
    </ul>
  );
}

const None = ({ children }: { children: string }) => <p className={styles.none}>{children}</p>;

const Title = ({ children }: { children: string }) => (
  <p>
    <strong>{children}</strong>
  </p>
);

/** What is known, with commas between. */
function Line({ parts }: { parts: readonly string[] }) {
  const known = parts.filter((part) => part !== '');
  return known.length === 0 ? null : <p>{known.join(', ')}</p>;
}
