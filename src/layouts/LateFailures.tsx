import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useProblemText } from '#src/components/useProblemText.ts';
import { lateFailures, lateFailureTold } from '#src/session/lateFailures.ts';
import { useUser } from '#src/session/useSession.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';

/** "What you were saving when you left could not be saved": said on whatever page the person is by then, with the way back. */
export function LateFailures() {
  const { t } = useTranslation('session');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { UserGuid } = useUser();
  const waiting = useSyncExternalStore(lateFailures.subscribe, lateFailures.get);
  const failure = waiting.find(({ userGuid }) => userGuid === UserGuid) ?? null;
  const close = () => {
    if (failure !== null) lateFailureTold(failure);
  };
  const open = () => {
    close();
    if (failure !== null) void navigate(failure.path);
  };
  return (
    <AlertDialog
      isOpen={failure !== null}
      onClose={close}
      kind="bad"
      title={tc('dialog.error')}
      message={failure ? `${t(`late.${failure.what}`)} ${problemText(failure.problem)}` : ''}
      okLabel={tc('ok')}
      {...(failure && failure.path !== pathname
        ? { action: { label: t('late.open'), onPress: open } }
        : {})}
    />
  );
}
