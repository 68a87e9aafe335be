import { useTranslation } from 'react-i18next';
import type { Job } from '#src/api/queries/jobs.ts';
import type { Recommendation } from '#src/api/queries/recommendations.ts';
import { FoundText } from '#src/components/job/FoundText.tsx';
import styles from '#src/components/job/JobCard.module.css';
import { type MadeApplication, useJobWords } from '#src/components/job/useJobWords.ts';
import { useInEnglish } from '#src/components/text/useInEnglish.ts';
import { Tag } from '#src/ui/tag/Tag.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';

interface JobTitleProps {
  job: Job;
  /** Id of the heading. */
  id: string;
  /** The address of the link. */
  href: string;
  /** Id of the link. Ids that start with RETURN_TO get the focus back when a person returns. */
  linkId: string;
  reasons: Recommendation['reasons'];
  /** What the person applied with, whose day is shown instead of when it was posted. */
  application?: MadeApplication | undefined;
  /** Another card of the list has this title and employer, so the facts are part of the name. */
  hasTwin?: boolean;
  foundWords?: readonly string[] | undefined;
  /** "New", at the start of the heading. */
  newWord?: string | undefined;
}

/**
 * The title of a card as a link, named with the employer, because many jobs share a title. The name
 * says only what the card shows, in one label: of two ids Chromium may read the second first.
 */
export function JobTitle(props: JobTitleProps) {
  const { job, id, href, linkId, reasons, application, foundWords, newWord } = props;
  const { hasTwin = false } = props;
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const inEnglish = useInEnglish();
  const twin = () => [
    job.company ?? t('noCompany'),
    words.place(job, reasons),
    words.pay(job),
    application ? null : words.posted(job.postedAt),
  ];
  const telling = (hasTwin ? twin() : [job.company]).filter(Boolean);
  return (
    <h3 id={id} className={styles.title}>
      {newWord === undefined ? null : (
        <>
          <Tag kind="info">{newWord}</Tag>{' '}
        </>
      )}
      <LoneLink
        id={linkId}
        href={href}
        aria-label={[job.title, ...telling].join(' ')}
        {...inEnglish}
      >
        <FoundText text={job.title} found={foundWords} />
      </LoneLink>
    </h3>
  );
}
