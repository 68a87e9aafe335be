import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '#src/components/job/JobCard.module.css';
import type { JobCardProps } from '#src/components/job/JobCard.tsx';
import { JobTitle } from '#src/components/job/JobTitle.tsx';
import { CardReasons } from '#src/components/job/CardReasons.tsx';
import { SaveJobButton } from '#src/components/job/SaveJobButton.tsx';
import { useJobWords } from '#src/components/job/useJobWords.ts';
import { Tag } from '#src/ui/tag/Tag.tsx';

const NONE: NonNullable<JobCardProps['reasons']> = [];
const MOST = { fits: 1, gaps: 0 };

/** A job on a shelf: title, employer, place, pay, the strongest reason, and Save at the bottom. */
export const ShortJobCard = memo(function ShortJobCard(
  props: Omit<JobCardProps, 'place' | 'application'>,
) {
  const { job, href, linkId, reasons = NONE, isSaved = false, onToggleSave } = props;
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const titleId = useId();
  const pay = words.pay(job);
  return (
    <li aria-labelledby={titleId} className={`${styles.card} ${styles.short}`}>
      <div className={styles.words}>
        <JobTitle job={job} id={titleId} href={href} linkId={linkId} reasons={reasons} />
        <p>{job.company ?? t('noCompany')}</p>
        <p>{words.place(job, reasons)}</p>
        {pay ? <p className={styles.pay}>{pay}</p> : null}
        <CardReasons
          label={t('reasons.label', { title: job.title })}
          reasons={reasons}
          most={MOST}
          room="shelf"
        />
      </div>
      <div className={styles.foot}>
        {words.isNew(job.postedAt) ? <Tag kind="info">{t('facts.new')}</Tag> : null}
        {onToggleSave ? (
          <SaveJobButton job={job} isSaved={isSaved} onToggle={onToggleSave} isNamed />
        ) : null}
      </div>
    </li>
  );
});
