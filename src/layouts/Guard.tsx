import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { type Area, isAuthenticatedFor } from '#domain/roles.ts';
import { roleOf } from '#machines/session.ts';
import { session } from '#src/session/session.ts';
import { useSession } from '#src/session/useSession.ts';

/**
 * Lets the people of an area in and signs others out (section 2: "Each guarded area logs the user
 * out when the matching authenticated check is false").
 */
export function Guard({ area }: { area: Area }) {
  const role = useSession(roleOf);
  const isIn = isAuthenticatedFor(area, { role, temporaryRole: null });
  const { key } = useLocation();
  const wasIn = useRef(false);
  useEffect(() => {
    // A session that ended on this page already leads to the sign-in, with its reason and the way
    // back.
    const justEnded = wasIn.current && role === null;
    wasIn.current = isIn;
    if (!isIn && !justEnded) session.send({ type: 'guard.failed' });
    // `key`: a late answer of the page may lead on to another page, away from the sign-in.
  }, [isIn, role, key]);
  return isIn ? <Outlet /> : null;
}
