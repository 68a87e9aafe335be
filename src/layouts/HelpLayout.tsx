import { lazy } from 'react';
import { ROLE } from '#domain/roles.ts';
import { PublicLayout } from '#src/layouts/PublicLayout.tsx';
import { useView } from '#src/session/usePerson.ts';
import { useRole } from '#src/session/useSession.ts';

const CandidateLayout = lazy(async () => {
  const { CandidateLayout: layout } = await import('#src/layouts/CandidateLayout.tsx');
  return { default: layout };
});
const AdminLayout = lazy(async () => {
  const { AdminLayout: layout } = await import('#src/layouts/AdminLayout.tsx');
  return { default: layout };
});
const CoachLayout = lazy(async () => {
  const { CoachLayout: layout } = await import('#src/layouts/CoachLayout.tsx');
  return { default: layout };
});
const EmployerLayout = lazy(async () => {
  const { EmployerLayout: layout } = await import('#src/layouts/EmployerLayout.tsx');
  return { default: layout };
});

interface HelpLayoutProps {
  /** Outside an area: of a text, or of tables. */
  width?: 'narrow' | 'wide';
}

/**
 * Help in the frame that its reader knows: with the menu of their area, or of whom they view, else
 * as outside.
 */
export function HelpLayout({ width = 'narrow' }: HelpLayoutProps) {
  const own = useRole();
  const role = useView()?.role ?? own;
  if (role === ROLE.candidate) return <CandidateLayout />;
  if (role === ROLE.admin) return <AdminLayout />;
  if (role === ROLE.employer) return <EmployerLayout />;
  return role === ROLE.jobCoach ? <CoachLayout /> : <PublicLayout width={width} />;
}
