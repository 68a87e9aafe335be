import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#src/api/queries/jobs.ts';
import type { Recommendation } from '#src/api/queries/recommendations.ts';
import { CompanyLogo } from '#src/components/CompanyLogo.tsx';
import styles from '#src/components/JobCard.module.css';
import { JobFacts } from '#src/components/JobFacts.tsx';
import { ReasonList } from '#src/components/ReasonList.tsx';
import { Card } from '#src/ui/Card.tsx';
import { LoneLink } from '#src/ui/LoneLink.tsx';

interface JobCardProps {
  job: Job;
  /** Where its title leads. */
  href: string;
  reasons?: Recommendation['reasons'];
  /** When the person applied, in words. */
  applied?: string | undefined;
  headingLevel?: 2 | 3;
  /** What can be done with it, e.g. SaveJobButton; nothing where cards are only looked at. */
  action?: ReactNode;
}

/** A job in a list: what it is, where, and why it is here. */
export function JobCard(props: JobCardProps) {
  const { job, href, reasons = [], applied, headingLevel = 2, action } = props;
  const { t } = useTranslation('jobs');
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Card as="li" aria-labelledby={titleId}>
      <div className={styles.frame}>
        <div className={styles.job}>
          <div className={styles.logo}>
            <CompanyLogo company={job.company} />
          </div>
          <div className={styles.words}>
            <Heading id={titleId} className={styles.title}>
              <LoneLink href={href}>{job.title}</LoneLink>
            </Heading>
            <JobFacts job={job} reasons={reasons} applied={applied} />
          </div>
          {action ? <div className={styles.action}>{action}</div> : null}
          {reasons.length > 0 ? (
            <div className={styles.wide}>
              <ReasonList label={t('reasons.label', { title: job.title })} reasons={reasons} />
            </div>
          ) : null}
        </div>
      </div>
    </Card>
  );
}
