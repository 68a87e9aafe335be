import { useCallback, useEffect, useRef } from 'react';
import { toldAlways } from '#src/components/toldAlways.ts';
import type { LateFailure } from '#src/session/lateFailures.ts';
import { useUser } from '#src/session/useSession.ts';

/** `toldAlways` for the work of this screen. */
export function useToldAlways(what: LateFailure['what']) {
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
      toldAlways({ what, userGuid, hasLeft: () => isLeft.current }, work),
    [userGuid, what],
  );
}
