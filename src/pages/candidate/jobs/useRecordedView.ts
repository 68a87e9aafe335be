import { useEffect, useRef } from 'react';
import { recordJobView } from '#src/api/queries/jobs.ts';
import { useView } from '#src/session/usePerson.ts';

/** Records a job view once for each opening, when the job is there. */
export function useRecordedView(userGuid: string, jobId: string | undefined): void {
  const isViewed = useView() !== null;
  const recorded = useRef<string | undefined>(undefined);
  useEffect(() => {
    // An administrator's look is none of the person's.
    if (isViewed || jobId === undefined || recorded.current === jobId) return;
    recorded.current = jobId;
    void recordJobView(userGuid, jobId);
  }, [userGuid, jobId, isViewed]);
}
