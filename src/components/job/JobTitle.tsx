import type { Job } from '#src/api/queries/jobs.ts';
import { FoundText } from '#src/components/job/FoundText.tsx';
import styles from '#src/components/job/JobCard.module.css';
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
  /** Id of the employer's name. */
  companyId: string;
  /** Another card of the list has this title and employer, so the facts are part of the name. */
  hasTwin?: boolean;
  foundWords?: readonly string[] | undefined;
  /** "New", at the start of the heading. */
  newWord?: string | undefined;
}

/** The title of a card as a link, named with the employer, because many jobs share a title. */
export function JobTitle(props: JobTitleProps) {
  const { job, id, href, linkId, companyId, hasTwin = false, foundWords, newWord } = props;
  const twin = ['company', 'place', 'pay', 'posted'].map((fact) => `${companyId}-${fact}`);
  const named = hasTwin ? twin.join(' ') : companyId;
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
        aria-labelledby={job.company || hasTwin ? `${linkId} ${named}` : undefined}
      >
        <FoundText text={job.title} found={foundWords} />
      </LoneLink>
    </h3>
  );
}
