import { useLocation, useNavigate } from 'react-router-dom';
import { homeRoute } from '#domain/roles.ts';
import { paths } from '#src/paths.ts';
import { useRole } from '#src/session/useSession.ts';

/**
 * Leaves the page, which ends its calls: back to where the person came from, else to the home page
 * of their area; undefined where there is neither.
 */
export function useLeave(): (() => void) | undefined {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const role = useRole();
  const home = role === null ? paths.login : homeRoute(role);
  // The router counts the entries of this visit in the history.
  if (Reflect.get(Object(window.history.state), 'idx') > 0) return () => void navigate(-1);
  return pathname === home ? undefined : () => void navigate(home);
}
