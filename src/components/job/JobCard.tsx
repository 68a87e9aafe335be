import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#src/api/queries/jobs.ts';
import type { Recommendation } from '#src/api/queries/recommendations.ts';
import { CompanyLogo } from '#src/components/job/CompanyLogo.tsx';
import styles from '#src/components/job/JobCard.module.css';
import { JobFacts } from '#src/components/job/JobFacts.tsx';
import { ReasonList } from '#src/components/job/ReasonList.tsx';
import { SaveJobButton } from '#src/components/job/SaveJobButton.tsx';
import { useJobWords } from '#src/components/job/useJobWords.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';

interface JobCardProps {
  job: Job;
  /** The address of the title link. */
  href: string;
  /** Id of that link. Ids that start with RETURN_TO get the focus back when a person returns. */
  linkId: string;
  reasons?: Recommendation['reasons'] | undefined;
  /** When the person applied, from the server. */
  appliedAt?: string | undefined;
  headingLevel?: 2 | 3;
  isSaved: boolean;
  onToggleSave: (jobId: string, isSaving: boolean) => void;
}

const NONE: Recommendation['reasons'] = [];

/**
 * A job in a list: what it is, where it is, and why it is recommended. Renders again only when
 * its own props change, because a list of cards takes a slow phone more than a second.
 */
export const JobCard = memo(function JobCard(props: JobCardProps) {
  const {
    job,
    href,
    linkId,
    reasons = NONE,
    appliedAt,
    headingLevel = 2,
    isSaved,
    onToggleSave,
  } = props;
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const titleId = useId();
  const companyId = useId();
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
              <LoneLink
                id={linkId}
                href={href}
                // Many jobs share a title.
                aria-labelledby={job.company ? `${linkId} ${companyId}` : undefined}
              >
                {job.title}
              </LoneLink>
            </Heading>
            <JobFacts
              job={job}
              reasons={reasons}
              companyId={companyId}
              applied={words.applied(appliedAt)}
            />
          </div>
          <div className={styles.action}>
            <SaveJobButton job={job} isSaved={isSaved} onToggle={onToggleSave} isNamed />
          </div>
          {reasons.length > 0 ? (
            <div className={styles.wide}>
              <ReasonList label={t('reasons.label', { title: job.title })} reasons={reasons} />
            </div>
          ) : null}
        </div>
      </div>
    </Card>
  );
});
