import { UserRound } from 'lucide-react';
import { ROLE } from '#domain/roles.ts';
import { RolePage } from '#src/pages/admin/people/RolePage.tsx';

/** All candidates, for an administrator: nothing of their profiles. */
export default function AdminCandidatesPage() {
  return <RolePage of="candidates" role={ROLE.candidate} icon={UserRound} />;
}
