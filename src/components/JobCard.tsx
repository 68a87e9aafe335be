import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job, Recommendation } from '#src/api/queries/recommendations.ts';
import styles from '#src/components/JobCard.module.css';
import { JobFacts } from '#src/components/JobFacts.tsx';
import { ReasonList } from '#src/components/ReasonList.tsx';
import { initialsOf } from '#src/components/initials.ts';
import { paths } from '#src/paths.ts';
import { LoneLink } from '#src/ui/LoneLink.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Monogram } from '#src/ui/Monogram.tsx';

interface JobCardProps {
  job: Job;
  reasons: Recommendation['reasons'];
}

/** A job in a list: what it is, where, and why it is here. */
export function JobCard({ job, reasons }: JobCardProps) {
  const { t } = useTranslation('jobs');
  const titleId = useId();
  return (
    <Card as="li" aria-labelledby={titleId}>
      <div className={styles.job}>
        <div className={styles.logo}>
          <Monogram letters={initialsOf(job.company ?? t('noCompany'))} />
        </div>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            <LoneLink href={paths.candidate.jobDetails(job.sourceGUID)}>{job.title}</LoneLink>
          </h2>
          <JobFacts job={job} reasons={reasons} />
        </div>
        <div className={styles.wide}>
          <ReasonList label={t('reasons.label', { title: job.title })} reasons={reasons} />
        </div>
      </div>
    </Card>
  );
}
