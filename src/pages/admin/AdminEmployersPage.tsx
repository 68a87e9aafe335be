import { BriefcaseBusiness } from 'lucide-react';
import { ROLE } from '#domain/roles.ts';
import { RolePage } from '#src/pages/admin/people/RolePage.tsx';

/** Everybody who has an employer's account. */
export default function AdminEmployersPage() {
  return <RolePage of="employers" role={ROLE.employer} icon={BriefcaseBusiness} />;
}
