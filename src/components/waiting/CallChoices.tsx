import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailedCall } from '#src/components/failure/FailureNotice.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { focusAfter } from '#src/ui/focus/focusAfter.ts';

/**
 * Try again and Cancel, after the limit of a call. Both take the notice away, so the focus goes on
 * to a control of the call.
 */
export function CallChoices({ submit, dismiss, controlId }: FailedCall) {
  const { t } = useTranslation();
  const end = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const own = end.current;
    return () => {
      if (own?.parentElement?.contains(document.activeElement)) focusAfter(own, controlId);
    };
  }, [controlId]);
  return (
    <>
      <Button onPress={submit}>{t('retry')}</Button>
      <Button onPress={dismiss}>{t('cancel')}</Button>
      <span ref={end} hidden />
    </>
  );
}
