import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#src/api/queries/jobs.ts';
import type { Recommendation } from '#src/api/queries/recommendations.ts';
import { CompanyLogo } from '#src/components/job/CompanyLogo.tsx';
import styles from '#src/components/job/JobCard.module.css';
import { JobFacts } from '#src/components/job/JobFacts.tsx';
import { JobTitle } from '#src/components/job/JobTitle.tsx';
import { CardReasons } from '#src/components/job/CardReasons.tsx';
import type { MadeApplication } from '#src/components/job/useJobWords.ts';
import { SaveJobButton } from '#src/components/job/SaveJobButton.tsx';

export interface JobCardProps {
  job: Job;
  /** The address of the title link. */
  href: string;
  /** Id of that link. Ids that start with RETURN_TO get the focus back when a person returns. */
  linkId: string;
  reasons?: Recommendation['reasons'] | undefined;
  /** Its number in a list ordered by fit, from 1. */
  place?: number | undefined;
  /** What the person applied with, from the server. */
  application?: MadeApplication | undefined;
  /** Beginnings of words that were looked for. */
  foundWords?: readonly string[] | undefined;
  /** Whether it came since a saved search was last opened. */
  isNew?: boolean;
  /** Whether another card of the list has its title and employer. */
  hasTwin?: boolean;
  isSaved?: boolean;
  /** Left out where the card is only looked at. */
  onToggleSave?: (jobId: string, isSaving: boolean) => void;
}

const NONE: Recommendation['reasons'] = [];
const MOST = { fits: 2, gaps: 1 };

/**
 * A job in a list: what it is, its facts in two lines, and the reasons that matter most; the job's
 * own page has all of them. Renders again only when its own props change, because a list of cards
 * takes a slow phone more than a second.
 */
export const JobCard = memo(function JobCard(props: JobCardProps) {
  const { job, href, linkId, reasons = NONE, place, application } = props;
  const { isSaved = false, isNew = false, hasTwin = false, onToggleSave, foundWords } = props;
  const { t } = useTranslation('jobs');
  const titleId = useId();
  return (
    <li aria-labelledby={titleId} className={styles.card}>
      <div className={styles.job}>
        <div className={styles.side} data-empty={place === undefined || undefined}>
          <span className={styles.logo}>
            <CompanyLogo company={job.company} size="small" />
          </span>
          {place === undefined ? null : <p>{t('facts.place', { number: place })}</p>}
        </div>
        <div className={styles.words}>
          <JobTitle
            job={job}
            id={titleId}
            href={href}
            linkId={linkId}
            reasons={reasons}
            application={application}
            hasTwin={hasTwin}
            foundWords={foundWords}
            newWord={isNew ? t('facts.new') : undefined}
          />
          <JobFacts
            job={job}
            reasons={reasons}
            application={application}
            foundWords={foundWords}
            isMarkedNew={isNew}
          />
          {reasons.length === 0 ? null : (
            <div className={styles.reasons}>
              <CardReasons
                label={t('reasons.label', { title: job.title })}
                reasons={reasons}
                most={MOST}
                room="list"
              />
            </div>
          )}
        </div>
        {onToggleSave ? (
          <div className={styles.action}>
            <SaveJobButton job={job} isSaved={isSaved} onToggle={onToggleSave} isNamed />
          </div>
        ) : null}
      </div>
    </li>
  );
});
