import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';

interface RetryNoticeProps {
  failure: QueryFailure;
  text: string;
  /** More buttons, beside "Try again". */
  actions?: ReactNode;
  /**
   * Id of the element that gets the focus when "Try again" is removed; otherwise the named region
   * around it, or the h1.
   */
  place?: string;
}

/** A query failed and can be retried. Each failure is announced; focus stays on the button. */
export function RetryNotice({ failure, text, actions, place }: RetryNoticeProps) {
  const { t } = useTranslation('candidate');
  const { t: tc } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const { at, isRetrying, retry } = failure;
  // A new sentence of this notice replaces its waiting one; those of other notices are kept.
  const voice = useId();
  // A second failure is announced again, with the same words.
  useEffect(() => announce(text, { assertive: true, replaces: voice }), [text, at, voice]);
  // Nobody hears it after what came of it.
  useEffect(
    () => (isRetrying ? announce(t('retrying'), { replaces: voice }) : undefined),
    [isRetrying, t, voice],
  );
  // This cleanup runs before the elements are removed, so it can still see whether the button
  // has the focus.
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
          <Button ref={button} isBusy={isRetrying} onPress={retry}>
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

/** Moves the focus to an element that stays, unless a new page has taken it. */
function passFocusOn(button: HTMLElement, place: string | undefined): void {
  const region = place === undefined ? button.closest('section') : document.getElementById(place);
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    if (!region?.isConnected) return document.querySelector<HTMLElement>('main h1')?.focus();
    region.tabIndex = -1;
    // The region can be taller than the window, and the button was visible already: do not
    // scroll.
    region.focus({ preventScroll: true });
  });
}
