import { useTranslation } from 'react-i18next';
import { hasReachedLimit } from '#src/components/failure/FailureNotice.tsx';

/**
 * The buttons of the dialog of a failure: after the limit of a call Try again and Cancel, which
 * gives the control back with what was typed; else OK.
 */
export function useLimitChoices(failure: { readonly code: string } | null, retry: () => void) {
  const { t } = useTranslation();
  return hasReachedLimit(failure)
    ? { okLabel: t('cancel'), action: { label: t('retry'), onPress: retry } }
    : { okLabel: t('ok') };
}
