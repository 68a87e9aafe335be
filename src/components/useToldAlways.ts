import { useCallback, useEffect, useRef } from 'react';
import { toProblem } from '#src/api/problem.ts';
import { type LateFailure, tellLateFailure } from '#src/session/lateFailures.ts';
import { useUser } from '#src/session/useSession.ts';

/**
 * Gives what to hang on the work of a form: a failure that comes when the form has left the screen is told on the page that is
 * there by then.
 */
export function useToldAlways(what: LateFailure['what']) {
  const { UserGuid: userGuid } = useUser();
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  return useCallback(
    async <Answer>(work: Promise<Answer>): Promise<Answer> => {
      const path = window.location.pathname;
      try {
        return await work;
      } catch (failure) {
        if (hasLeft.current) tellLateFailure({ userGuid, what, problem: toProblem(failure), path });
        throw failure;
      }
    },
    [userGuid, what],
  );
}
