import type { QueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { WayOut } from '#src/components/waiting/WayOut.tsx';

export interface RetryNoticeProps {
  failure: Pick<QueryFailure, 'at' | 'isRetrying' | 'retry'>;
  text: string;
  /**
   * The rest of the page can be used: Cancel puts the failure aside instead of leaving the page.
   */
  isPart?: boolean;
  /**
   * Id of the element that gets the focus when "Try again" is removed; otherwise the named region
   * around it, or the h1.
   */
  place?: string;
}

/** A query failed: it can be tried again, or given up (waiting/FailedQuery.tsx). */
export function RetryNotice(props: RetryNoticeProps) {
  return <WayOut of="query" {...props} />;
}
