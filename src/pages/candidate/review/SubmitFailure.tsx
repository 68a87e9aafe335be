import { useTranslation } from 'react-i18next';
import type { ResumeUploadSnapshot } from '#machines/resumeUpload/resumeUpload.ts';
import type { ResumeUploadEvent } from '#machines/resumeUpload/resumeUploadTypes.ts';
import { ServersWords } from '#src/components/failure/ServersWords.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';

interface SubmitFailureProps {
  snapshot: ResumeUploadSnapshot;
  send: (event: ResumeUploadEvent) => void;
}

/** A submit that failed: "Error" with a retry and a way back. */
export function SubmitFailure({ snapshot, send }: SubmitFailureProps) {
  const { t } = useTranslation('upload');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const { failure } = snapshot.context;
  const canSkip = snapshot.can({ type: 'insights.skipped' });
  const hasFailed =
    snapshot.matches({ failed: 'geocoding' }) ||
    snapshot.matches({ failed: 'savingProfile' }) ||
    snapshot.matches({ failed: 'savingInsights' });
  return (
    <ConfirmDialog
      isOpen={hasFailed && failure !== null}
      title={tc('dialog.error')}
      message={failure ? <ServersWords text={problemText(failure)} /> : ''}
      confirmLabel={tc('retry')}
      cancelLabel={canSkip ? t('goOn') : t('backToReview')}
      onConfirm={() => send({ type: 'retry.requested' })}
      onCancel={() => send({ type: canSkip ? 'insights.skipped' : 'back.requested' })}
    />
  );
}
