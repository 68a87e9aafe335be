import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { failures } from '#openapi/failures.ts';
import { ServersWords } from '#src/components/failure/ServersWords.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { lateFailures, removeLateFailure } from '#src/tab/lateFailures.ts';
import { useUser } from '#src/session/usePerson.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';

/** Shows a failure of work whose page was left on the current page, with a link back. */
export function LateFailures() {
  const { t } = useTranslation('session');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { UserGuid } = useUser();
  const waiting = useSyncExternalStore(lateFailures.subscribe, lateFailures.get);
  const failure = waiting.find(({ userGuid }) => userGuid === UserGuid);
  if (failure === undefined) return null;
  const { keepsDraft, problem, path, isFurther } = failure;
  const name = failures[problem.operation ?? ''];
  const what = keepsDraft ? t('late.save') : name ? t(`late.calls.${name}`) : t('late.other');
  // Told after signing in again, where "sign in again" would be one time too many.
  const why = problem.status === 401 ? t('late.sessionEnded') : problemText(problem);
  const text = `${what} ${why}`;
  const open = () => {
    removeLateFailure(failure);
    void navigate(path);
  };
  return (
    <AlertDialog
      // Each has a dialog of its own: another text in the same one is read to nobody.
      key={failure.id}
      isOpen
      onClose={() => removeLateFailure(failure)}
      kind="bad"
      title={tc('dialog.error')}
      message={<ServersWords text={isFurther ? t('late.further', { text }) : text} />}
      okLabel={tc('ok')}
      {...(path === pathname ? {} : { action: { label: t('late.open'), onPress: open } })}
    />
  );
}
