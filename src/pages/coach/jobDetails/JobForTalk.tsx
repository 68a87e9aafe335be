import { type Job, useAbleistExtracts } from '#src/api/queries/jobs.ts';
import { JobFigures } from '#src/components/job/JobFigures.tsx';
import { JobText } from '#src/components/job/JobText.tsx';
import { LanguageNotes } from '#src/components/job/LanguageNotes.tsx';
import { PublishedAccess } from '#src/components/job/PublishedAccess.tsx';
import { SampleDataNote } from '#src/components/job/SampleDataNote.tsx';
import { useAnchorFocus } from '#src/components/page/useAnchorFocus.ts';
import styles from '#src/pages/coach/jobDetails/JobForTalk.module.css';
import { TalkWith } from '#src/pages/coach/jobDetails/TalkWith.tsx';

/** A posting, whom to talk with about it, and the notes on its language. */
export function JobForTalk({ job }: { job: Job }) {
  const { data: extracts = [] } = useAbleistExtracts(job.sourceGUID);
  useAnchorFocus();
  return (
    <>
      <JobFigures job={job} />
      <div className={styles.columns}>
        <JobText job={job} extracts={extracts} />
        <div className={styles.aside}>
          <TalkWith jobId={job.sourceGUID} />
          <PublishedAccess job={job} />
          <LanguageNotes extracts={extracts} text={job.description} />
        </div>
      </div>
      {job.origin === 'sample' ? <SampleDataNote /> : null}
    </>
  );
}
