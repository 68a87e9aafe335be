import { useTranslation } from 'react-i18next';
import { ServersWords } from '#src/components/failure/ServersWords.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { impersonation } from '#src/session/impersonation.ts';
import { useImpersonation } from '#src/session/useImpersonation.ts';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';

/** Two minutes before the end of a view: more time, or the way out (WCAG 2.2.1). */
export function ViewEnding({ time }: { time: string }) {
  const { t } = useTranslation('viewAs');
  const problemText = useProblemText();
  const isExtending = useImpersonation((snapshot) => snapshot.matches({ acting: 'extending' }));
  const isEnding = useImpersonation((snapshot) => snapshot.matches({ acting: 'ending' }));
  const failure = useImpersonation((snapshot) => snapshot.context.failure);
  return (
    <ConfirmDialog
      isOpen={isEnding || isExtending}
      title={t('ending.title')}
      message={
        failure === null ? (
          t('ending.text', { time })
        ) : (
          <ServersWords text={`${problemText(failure)} ${t('ending.text', { time })}`} />
        )
      }
      cancelLabel={t('ending.more')}
      onCancel={() => impersonation.send({ type: 'more.requested' })}
      confirmLabel={t('exit')}
      onConfirm={() => impersonation.send({ type: 'exit.pressed' })}
      isBusy={isExtending}
    />
  );
}
