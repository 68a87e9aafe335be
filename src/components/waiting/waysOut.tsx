import type { FailedCall } from '#src/components/failure/FailureNotice.tsx';
import type { RetryNoticeProps } from '#src/components/failure/RetryNotice.tsx';
import { CallChoices } from '#src/components/waiting/CallChoices.tsx';
import { FailedQuery } from '#src/components/waiting/FailedQuery.tsx';
import { SlowWait, type SlowWaitProps } from '#src/components/waiting/SlowWait.tsx';

/** Which way out: of a wait, of a call that reached its limit, or of a failed query. */
export type WayOutProps =
  | SlowWaitProps
  | { of: 'call'; call: FailedCall }
  | ({ of: 'query' } & RetryNoticeProps);

/** All ways out, in one file that is fetched after the first page. */
export default function WaysOut(props: WayOutProps) {
  if (props.of === 'call') return <CallChoices {...props.call} />;
  if (props.of === 'query') return <FailedQuery {...props} />;
  return <SlowWait {...props} />;
}
