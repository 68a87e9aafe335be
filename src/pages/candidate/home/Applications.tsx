import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '#src/api/queries/applications.ts';
import type { JobPage } from '#src/api/queries/jobs.ts';
import type { QueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { ApplicationState } from '#src/components/job/ApplicationState.tsx';
import { useJobWords } from '#src/components/job/useJobWords.ts';
import { useInEnglish } from '#src/components/text/useInEnglish.ts';
import styles from '#src/pages/candidate/home/HomePage.module.css';
import { HomePart } from '#src/pages/candidate/home/HomePart.tsx';
import { paths } from '#src/paths.ts';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';

/** So many are named here; the rest is one link away. */
const MOST = 2;

interface ApplicationsProps {
  /** The beginning of the applied jobs, newest first. */
  page: JobPage | undefined;
  /** The applications by job id. */
  made: ReadonlyMap<string, Application> | undefined;
  failure: QueryFailure | null;
}

/** The newest applications: what became of each, and where. Nothing without one. */
export function Applications({ page, made, failure }: ApplicationsProps) {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const inEnglish = useInEnglish();
  const headingId = useId();
  const hasAny = page !== undefined && made !== undefined && page.jobs.length > 0;
  if (!hasAny && failure === null) return null;
  return (
    <HomePart
      headingId={headingId}
      heading={t('home.applications')}
      failure={failure}
      failedText={t('home.applicationsFailed')}
    >
      {hasAny ? (
        <>
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
        </>
      ) : null}
    </HomePart>
  );
}
