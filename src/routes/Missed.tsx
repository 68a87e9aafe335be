import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Redirect } from '#src/routes/Redirect.tsx';
import { noteMissed } from '#src/tab/missedAddress.ts';

/** For an address that names no page: leads on, and the next page says so. */
export function Missed({ to }: { to: string }) {
  const { pathname } = useLocation();
  // Before the redirect, which an effect does.
  useLayoutEffect(() => noteMissed(pathname), [pathname]);
  return <Redirect to={to} />;
}
