import type { Job } from '#src/api/queries/jobs.ts';
import styles from '#src/components/job/JobCard.module.css';
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
}

/** The title of a card as a link, named with the employer, because many jobs share a title. */
export function JobTitle({ job, id, href, linkId, companyId }: JobTitleProps) {
  return (
    <h3 id={id} className={styles.title}>
      <LoneLink
        id={linkId}
        href={href}
        aria-labelledby={job.company ? `${linkId} ${companyId}` : undefined}
      >
        {job.title}
      </LoneLink>
    </h3>
  );
}
