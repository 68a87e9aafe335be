import { useEffect, useRef } from 'react';
import { recordJobView } from '#src/api/queries/jobs.ts';

/** Records a job view once for each opening, when the job is there. */
export function useRecordedView(userGuid: string, sourceGUID: string | undefined): void {
  const recorded = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (sourceGUID === undefined || recorded.current === sourceGUID) return;
    recorded.current = sourceGUID;
    void recordJobView(userGuid, sourceGUID);
  }, [userGuid, sourceGUID]);
}
