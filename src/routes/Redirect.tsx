import { Navigate, useLocation } from 'react-router-dom';

/** Keeps the query, the anchor and the way back: a verification link carries its token there. */
export function Redirect({ to }: { to: string }) {
  const { search, hash, state } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} state={state} replace />;
}
