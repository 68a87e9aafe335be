import { useTranslation } from 'react-i18next';
import type { FailedCall } from '#src/components/failure/FailureNotice.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { FocusGoesOn } from '#src/ui/focus/FocusGoesOn.tsx';

/**
 * Try again and Cancel, after the limit of a call. Both take the notice away, so the focus goes on
 * to a control of the call.
 */
export function CallChoices({ submit, dismiss, controlId }: FailedCall) {
  const { t } = useTranslation();
  return (
    <>
      <Button onPress={submit}>{t('retry')}</Button>
      <Button onPress={dismiss}>{t('cancel')}</Button>
      <FocusGoesOn controlId={controlId} />
    </>
  );
}
