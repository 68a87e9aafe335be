import { lazy, Suspense } from 'react';
import { type Job, useAbleistExtracts } from '#src/api/queries/jobs.ts';
import { JobFigures } from '#src/components/job/JobFigures.tsx';
import { Posting } from '#src/components/job/Posting.tsx';
import { LanguageNotes } from '#src/components/job/LanguageNotes.tsx';
import { PublishedAccess } from '#src/components/job/PublishedAccess.tsx';
import { SampleDataNote } from '#src/components/job/SampleDataNote.tsx';
import { useShownText } from '#src/components/job/useShownText.ts';
import { useAnchorFocus } from '#src/components/page/useAnchorFocus.ts';
import styles from '#src/pages/coach/jobDetails/JobForTalk.module.css';
import { TalkWith } from '#src/pages/coach/jobDetails/TalkWith.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';

/** Only for a candidate from whose list the coach came. */
const WhyForThem = lazy(() => import('#src/pages/coach/jobDetails/WhyForThem.tsx'));

interface JobForTalkProps {
  job: Job;
  /** From whose list the coach came; null when from none. */
  candidateGuid: string | null;
}

/** A posting, whom to talk with about it, and the notes on its language. */
export function JobForTalk({ job, candidateGuid }: JobForTalkProps) {
  const { data: extracts = [] } = useAbleistExtracts(job.sourceGUID);
  const shownText = useShownText(job);
  useAnchorFocus();
  return (
    <>
      <JobFigures job={job} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {candidateGuid === null ? null : (
            <Suspense fallback={<Skeleton lines={6} />}>
              <WhyForThem jobId={job.sourceGUID} candidateGuid={candidateGuid} />
            </Suspense>
          )}
          <Posting job={job} extracts={extracts} />
        </div>
        <div className={styles.aside}>
          <TalkWith jobId={job.sourceGUID} />
          <PublishedAccess job={job} />
          <LanguageNotes extracts={extracts} text={shownText} />
        </div>
      </div>
      {job.origin === 'sample' ? <SampleDataNote /> : null}
    </>
  );
}
