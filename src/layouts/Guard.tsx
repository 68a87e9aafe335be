import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { type Area, isAuthenticatedFor, ROLE } from '#domain/roles.ts';
import { roleOf } from '#machines/session/session.ts';
import { Arriving } from '#src/layouts/Arriving.tsx';
import { Stopped } from '#src/layouts/Stopped.tsx';
import { paths } from '#src/paths.ts';
import { session } from '#src/session/session.ts';
import { useShownView } from '#src/session/usePerson.ts';
import { useSession } from '#src/session/useSession.ts';
import { tellView } from '#src/session/view.ts';

/**
 * Lets the people of an area in and signs others out (section 2: "Each guarded area logs the user
 * out when the matching authenticated check is false"). An administrator is let into the area of
 * whom they view; after that, the way back leads to the job coaches and signs nobody out.
 */
export function Guard({ area }: { area: Area }) {
  const role = useSession(roleOf);
  const { view, standing, hadView } = useShownView();
  const isKnown = standing === 'known';
  const navigate = useNavigate();
  const isIn = isAuthenticatedFor(area, { role, temporaryRole: view?.role ?? null });
  const isComingBack = role === ROLE.admin && (!isKnown || hadView);
  const { key } = useLocation();
  const wasIn = useRef(false);
  useEffect(() => {
    // A session that ended on this page already leads to the sign-in, with its reason and the way
    // back.
    const justEnded = wasIn.current && role === null;
    wasIn.current = isIn;
    if (isIn || justEnded) return;
    if (!isComingBack) session.send({ type: 'guard.failed' });
    else if (isKnown) void navigate(paths.admin.jobCoaches, { replace: true });
    // `key`: a late answer of the page may lead on to another page, away from the sign-in.
  }, [isIn, isComingBack, isKnown, navigate, role, key]);
  useEffect(() => {
    if (isIn || isComingBack) return;
    // Back can come before the sign-in page is shown. Then nothing changes here, also not the key.
    const comeBack = () => {
      if (window.location.pathname.startsWith(`/${area}/`)) session.send({ type: 'guard.failed' });
    };
    window.addEventListener('popstate', comeBack);
    return () => window.removeEventListener('popstate', comeBack);
  }, [isIn, isComingBack, area]);
  if (role === ROLE.admin && !isKnown) return <ViewUnknown />;
  return isIn ? <Outlet /> : null;
}

/** Until the server has said whom this tab views. */
function ViewUnknown() {
  const { t } = useTranslation();
  const { standing } = useShownView();
  if (standing === 'asking') return <Arriving />;
  return (
    <Stopped
      step="unreachable"
      words={{
        title: t('unreachable.title'),
        text: t('unreachable.text'),
        kind: t('kind.bad'),
        action: t('retry'),
        leave: t('logOut'),
      }}
      onAction={() => tellView({ type: 'restore.retried' })}
      onLeave={() => session.send({ type: 'signOut.requested' })}
    />
  );
}
