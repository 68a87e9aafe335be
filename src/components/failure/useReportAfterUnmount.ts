import { useCallback, useLayoutEffect, useRef } from 'react';
import { reportAfterUnmount } from '#src/api/reportAfterUnmount.ts';
import { userNow } from '#src/session/usePerson.ts';

/**
 * Binds `reportAfterUnmount` to this screen. A form (useForm) and a call (useCall) do it by
 * themselves.
 * @param keepsDraft true for work whose words are kept as a draft
 */
export function useReportAfterUnmount(keepsDraft = false) {
  const isLeft = useRef(false);
  // With the page itself: later, a failure in between would be told nowhere.
  useLayoutEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return useCallback(
    <Answer>(work: Promise<Answer>): Promise<Answer> => {
      const person = userNow();
      // Before signing in there is nobody whom a later page could tell.
      if (person === null) return work;
      const reporter = { userGuid: person.UserGuid, hasLeft: () => isLeft.current, keepsDraft };
      return reportAfterUnmount(reporter, work);
    },
    [keepsDraft],
  );
}
