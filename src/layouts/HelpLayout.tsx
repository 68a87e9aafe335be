import { lazy } from 'react';
import { ROLE } from '#domain/roles.ts';
import { PublicLayout } from '#src/layouts/PublicLayout.tsx';
import { useRole } from '#src/session/useSession.ts';

const CandidateLayout = lazy(async () => {
  const { CandidateLayout: layout } = await import('#src/layouts/CandidateLayout.tsx');
  return { default: layout };
});

/** Help in the frame that its reader knows: with the menu of a candidate, else as outside. */
export function HelpLayout() {
  return useRole() === ROLE.candidate ? <CandidateLayout /> : <PublicLayout />;
}
