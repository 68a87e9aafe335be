import { useEffect, useRef } from 'react';
import { recordJobView } from '#src/api/queries/jobs.ts';

/** Records a job view once for each opening, when the job is there. */
export function useRecordedView(userGuid: string, jobId: string | undefined): void {
  const recorded = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (jobId === undefined || recorded.current === jobId) return;
    recorded.current = jobId;
    void recordJobView(userGuid, jobId);
  }, [userGuid, jobId]);
}
