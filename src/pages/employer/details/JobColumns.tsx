import { useCompanyJob } from '#src/api/queries/employerJobs.ts';
import { type Job, useAbleistExtracts } from '#src/api/queries/jobs.ts';
import { JobFigures } from '#src/components/job/JobFigures.tsx';
import { Posting } from '#src/components/job/Posting.tsx';
import { PublishedAccess } from '#src/components/job/PublishedAccess.tsx';
import { SampleDataNote } from '#src/components/job/SampleDataNote.tsx';
import { useAnchorFocus } from '#src/components/page/useAnchorFocus.ts';
import { Applicants } from '#src/pages/employer/details/Applicants.tsx';
import styles from '#src/pages/employer/details/JobColumns.module.css';
import { JobLanguage } from '#src/pages/employer/details/JobLanguage.tsx';
import { JobNumbers } from '#src/pages/employer/details/JobNumbers.tsx';

interface JobColumnsProps {
  job: Job;
  companyName: string;
}

/** What candidates read of a job, and beside it its numbers, applicants and language notes. */
export function JobColumns({ job, companyName }: JobColumnsProps) {
  const { data: extracts = [] } = useAbleistExtracts(job.sourceGUID);
  const own = useCompanyJob(companyName, job.sourceGUID);
  useAnchorFocus();
  return (
    <>
      <JobFigures job={job} />
      <div className={styles.columns}>
        <div className={styles.part}>
          <Posting job={job} extracts={extracts} />
          <PublishedAccess job={job} />
        </div>
        <div className={`${styles.part} ${styles.aside}`}>
          <JobNumbers query={own} companyName={companyName} />
          {own.data ? <Applicants companyName={companyName} jobId={job.sourceGUID} /> : null}
          <JobLanguage job={job} />
        </div>
      </div>
      {job.origin === 'sample' ? <SampleDataNote /> : null}
    </>
  );
}
