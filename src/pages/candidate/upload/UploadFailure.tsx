import { useTranslation } from 'react-i18next';
import type { ResumeUploadSnapshot } from '#machines/resumeUpload/resumeUpload.ts';
import type { ResumeUploadEvent } from '#machines/resumeUpload/resumeUploadTypes.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { RETRY_BUTTON } from '#src/pages/candidate/upload/useUploadFocus.ts';
import { Button } from '#src/ui/button/Button.tsx';

interface UploadFailureProps {
  snapshot: ResumeUploadSnapshot;
  send: (event: ResumeUploadEvent) => void;
}

/** Sending or reading failed: the reason, a retry, and a way back to the chosen file. */
export function UploadFailure({ snapshot, send }: UploadFailureProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { failure } = snapshot.context;
  const failedHere =
    snapshot.matches({ failed: 'sending' }) || snapshot.matches({ failed: 'reading' });
  if (!failedHere || failure === null) return null;
  return (
    <FailureNotice
      text={problemText(failure)}
      actions={
        <>
          <Button
            id={RETRY_BUTTON}
            look="primary"
            onPress={() => send({ type: 'retry.requested' })}
          >
            {t('retry')}
          </Button>
          <Button onPress={() => send({ type: 'back.requested' })}>{t('cancel')}</Button>
        </>
      }
    />
  );
}
