import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RetryNoticeProps } from '#src/components/failure/RetryNotice.tsx';
import { ServersWords } from '#src/components/failure/ServersWords.tsx';
import { useLeave } from '#src/components/waiting/useLeave.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';

/**
 * A query failed: it can be tried again, or given up. Each failure is announced; focus stays on
 * the button.
 */
export function FailedQuery({ failure, text, isPart = false, place }: RetryNoticeProps) {
  const { t } = useTranslation('candidate');
  const { t: tc } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  // A new sentence of this notice replaces its waiting one; those of other notices are kept.
  const voice = useId();
  const leave = useLeave();
  const { at, isRetrying, retry } = failure;
  /** Which failure was put aside. */
  const [aside, setAside] = useState<number | null>(null);
  const isAside = aside === at;
  const putAside = () => {
    setAside(at);
    announce(t('notLoaded'), { replaces: voice });
    // The button that was pressed goes.
    button.current?.focus();
  };
  const canCancel = isPart || leave !== undefined;
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
      kind={isAside ? 'info' : 'bad'}
      word={isAside ? tc('kind.info') : tc('kind.bad')}
      actions={
        <>
          <Button ref={button} isBusy={isRetrying} onPress={retry}>
            {tc('retry')}
          </Button>
          {isAside || !canCancel ? null : (
            <Button onPress={() => (isPart ? putAside() : leave?.())}>{tc('cancel')}</Button>
          )}
        </>
      }
    >
      {isAside ? t('notLoaded') : <ServersWords text={text} />}
    </Notice>
  );
}

/** Moves the focus to an element that stays, unless a new page has taken it. */
function passFocusOn(button: HTMLElement, place: string | undefined): void {
  const section = button.closest('section');
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    // Asked for now: what stood there before may have been replaced.
    const region = place === undefined ? section : document.getElementById(place);
    if (!region?.isConnected) return document.querySelector<HTMLElement>('main h1')?.focus();
    region.tabIndex = -1;
    // The region can be taller than the window, and the button was visible already: do not
    // scroll.
    region.focus({ preventScroll: true });
  });
}
