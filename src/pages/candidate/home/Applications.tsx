import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '#src/api/queries/applications.ts';
import type { JobPage } from '#src/api/queries/jobs.ts';
import { ApplicationState } from '#src/components/job/ApplicationState.tsx';
import { useJobWords } from '#src/components/job/useJobWords.ts';
import { useInEnglish } from '#src/components/text/useInEnglish.ts';
import styles from '#src/pages/candidate/home/HomePage.module.css';
import { paths } from '#src/paths.ts';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';

/** So many are named here; the rest is one link away. */
const MOST = 2;

interface ApplicationsProps {
  /** The beginning of the applied jobs, newest first. */
  page: JobPage;
  /** The applications by job id. */
  made: ReadonlyMap<string, Application>;
}

/** The newest applications: what became of each, and where. Nothing without one. */
export function Applications({ page, made }: ApplicationsProps) {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const inEnglish = useInEnglish();
  const headingId = useId();
  if (page.jobs.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.applications}>
      <h2 id={headingId}>{t('home.applications')}</h2>
      <ul role="list" className={styles.made} aria-labelledby={headingId}>
        {page.jobs.slice(0, MOST).map((job) => (
          <li key={job.sourceGUID}>
            <b>{words.applied(made.get(job.sourceGUID))}</b>
            <br />
            <bdi {...inEnglish}>{[job.title, job.company].filter(Boolean).join(', ')}</bdi>
            <ApplicationState application={made.get(job.sourceGUID)} />
          </li>
        ))}
      </ul>
      <LoneLink href={paths.candidate.appliedJobs}>
        {t('home.seeApplications', { count: page.total })}
      </LoneLink>
    </section>
  );
}
