import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ServersWords } from '#src/components/failure/ServersWords.tsx';
import { WayOut } from '#src/components/waiting/WayOut.tsx';
import { FocusGoesOn } from '#src/ui/focus/FocusGoesOn.tsx';
import { announce } from '#src/ui/announcer/announce.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';

/** A form or call that failed, as the notice offers it again. */
export interface FailedCall {
  readonly problem: { readonly code: string; readonly detail: string | null } | null;
  /** Makes the call again. */
  readonly submit: () => void;
  /** Gives the control back; what was typed stays. */
  readonly dismiss: () => void;
  /** The control that gets the focus of the buttons; otherwise the first one below them. */
  readonly controlId?: string;
}

interface FailureNoticeProps {
  text: string;
  actions?: ReactNode;
  /** The control that gets the focus of the actions when they take the notice away. */
  controlId?: string;
  /** A call that reached its limit can be tried again here, or given up. */
  call?: FailedCall;
}

/** Says that something failed, until the next attempt. Announced when it appears. */
export function FailureNotice({ text, actions, controlId, call }: FailureNoticeProps) {
  const { t } = useTranslation();
  useEffect(() => announce(text, { assertive: true }), [text]);
  return (
    <Notice
      kind="bad"
      word={t('kind.bad')}
      actions={
        actions ? (
          <>
            {actions}
            {controlId === undefined ? null : <FocusGoesOn controlId={controlId} />}
          </>
        ) : call && hasReachedLimit(call.problem) ? (
          <WayOut of="call" call={call} />
        ) : null
      }
    >
      <ServersWords text={text} />
    </Notice>
  );
}

/** Whether a call ended because its answer did not come in time. */
export function hasReachedLimit(failure: { readonly code: string } | null): boolean {
  return failure?.code === 'timed_out';
}
