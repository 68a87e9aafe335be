import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { clearSuccess, shownSuccess } from '#src/tab/success.ts';
import { useUser } from '#src/session/usePerson.ts';
import { Toast } from '#src/ui/toast/Toast.tsx';

/** The "Success" message of section 8, on whatever page its person is now. */
export function SuccessMessage() {
  const { t } = useTranslation();
  const { UserGuid } = useUser();
  const success = useSyncExternalStore(shownSuccess.subscribe, shownSuccess.get);
  if (success === null || success.userGuid !== UserGuid) return null;
  return (
    <Toast
      key={success.id}
      title={t('dialog.success')}
      okLabel={t('ok')}
      paragraphs={success.paragraphs}
      onClose={clearSuccess}
    />
  );
}
