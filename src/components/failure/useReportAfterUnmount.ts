import { useCallback, useEffect, useRef } from 'react';
import { reportAfterUnmount } from '#src/api/reportAfterUnmount.ts';
import type { LateFailure } from '#src/session/lateFailures.ts';
import { useUser } from '#src/session/usePerson.ts';

/** Binds `reportAfterUnmount` to this screen. */
export function useReportAfterUnmount(what: LateFailure['what']) {
  const { UserGuid: userGuid } = useUser();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return useCallback(
    <Answer>(work: Promise<Answer>): Promise<Answer> =>
      reportAfterUnmount({ what, userGuid, hasLeft: () => isLeft.current }, work),
    [userGuid, what],
  );
}
