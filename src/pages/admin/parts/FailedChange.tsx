import { FailedCall } from '#src/components/failure/FailedCall.tsx';
import type { AnnouncedCall } from '#src/components/useAnnouncedCall.ts';
import { useAdminProblemText } from '#src/pages/admin/parts/useAdminProblemText.ts';

/** A change of an administrator that was not made. */
export function FailedChange({ call }: { call: AnnouncedCall }) {
  return <FailedCall call={call} textOf={useAdminProblemText()} />;
}
