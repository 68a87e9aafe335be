import { useCallback, useLayoutEffect, useRef } from 'react';
import { reportAfterUnmount } from '#src/api/reportAfterUnmount.ts';
import { useUser } from '#src/session/usePerson.ts';

/** Binds `reportAfterUnmount` to this screen. */
export function useReportAfterUnmount() {
  const { UserGuid: userGuid } = useUser();
  const isLeft = useRef(false);
  // With the page itself: later, a failure in between would be told nowhere.
  useLayoutEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return useCallback(
    <Answer>(work: Promise<Answer>): Promise<Answer> =>
      reportAfterUnmount({ userGuid, hasLeft: () => isLeft.current }, work),
    [userGuid],
  );
}
