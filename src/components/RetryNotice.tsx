import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryFailure } from '#src/components/useQueryFailure.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';

interface RetryNoticeProps {
  failure: QueryFailure;
  text: string;
  /** Beside "Try again". */
  actions?: ReactNode;
  /** Id of what takes the focus of "Try again" when that goes; else the named region around it, or the h1. */
  place?: string;
}

/** A query failed and can be tried again. Each failure is announced; the focus stays on the button from try to try. */
export function RetryNotice({ failure, text, actions, place }: RetryNoticeProps) {
  const { t } = useTranslation('candidate');
  const { t: tc } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const { at, isRetrying, retry } = failure;
  // A sentence of this notice takes the place of one that still waits; those of other notices are said as well.
  const voice = useId();
  // The same words are said again when another try fails.
  useEffect(() => announce(text, { assertive: true, replaces: voice }), [text, at, voice]);
  // What is drawn is taken away after this cleanup: only here can be seen whether the button has the focus.
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own !== null && own === document.activeElement) passFocusOn(own, place);
    };
  }, [place]);
  return (
    <Notice
      kind="bad"
      word={tc('kind.bad')}
      actions={
        <>
          <Button
            ref={button}
            isBusy={isRetrying}
            onPress={() => {
              announce(t('retrying'), { replaces: voice });
              retry();
            }}
          >
            {tc('retry')}
          </Button>
          {actions}
        </>
      }
    >
      {text}
    </Notice>
  );
}

/** Focus goes to what stays when the button is gone, unless a new page has taken it by then. */
function passFocusOn(button: HTMLElement, place: string | undefined): void {
  const region = place === undefined ? button.closest('section') : document.getElementById(place);
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    if (!region?.isConnected) return document.querySelector<HTMLElement>('main h1')?.focus();
    region.tabIndex = -1;
    // The button was in it and in sight; the whole region may be longer than the window, which would scroll away.
    region.focus({ preventScroll: true });
  });
}
