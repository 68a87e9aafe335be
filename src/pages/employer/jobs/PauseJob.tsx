import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pauseJob, publishJobAgain } from '#src/api/queries/employerJobs.ts';
import { FailedCall } from '#src/components/failure/FailedCall.tsx';
import { useServersWords } from '#src/components/failure/useServersWords.ts';
import { EnglishWords } from '#src/components/text/EnglishWords.tsx';
import { useAnnouncedCall } from '#src/components/useAnnouncedCall.ts';
import type { JobButtonProps } from '#src/pages/employer/jobs/jobButtonProps.ts';
import { useJobProblemText } from '#src/pages/employer/jobs/useJobProblemText.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';
import { usePassedFocus } from '#src/ui/focus/usePassedFocus.ts';

/**
 * Pauses a published job and publishes a paused one again; the button stays, and its focus. It
 * asks before saved changes are published too, and before there are two jobs that look the same.
 */
export function PauseJob({ job, title, nextId }: JobButtonProps) {
  const { t } = useTranslation('employer');
  const { t: tc } = useTranslation();
  const textOf = useJobProblemText();
  const wordsOf = useServersWords();
  const [isAsking, setAsking] = useState(false);
  const isNoCopy = useRef(false);
  const button = usePassedFocus<HTMLButtonElement>(nextId);
  const isPaused = job.status === 'paused';
  const call = useAnnouncedCall(async () => {
    if (isPaused) await publishJobAgain(job.sourceGUID, isNoCopy.current);
    else await pauseJob(job.sourceGUID);
    return t(isPaused ? 'action.published' : 'action.paused', { title });
  });
  const looksLikeCopy = call.failure?.code === 'looks_like_copy' ? call.failure : null;
  const copyText = (one: string) => {
    const own = t('action.copyIs', { title: one });
    return t('action.copyText', { copy: (looksLikeCopy && wordsOf(looksLikeCopy, own)) ?? own });
  };
  const start = (isSaidToBeNone = false) => {
    isNoCopy.current = isSaidToBeNone;
    call.start();
  };
  return (
    <>
      <Button
        ref={button}
        isBusy={call.isCalling}
        aria-label={t(isPaused ? 'action.publishName' : 'action.pauseName', { title })}
        onPress={() => (isPaused && job.isChanged ? setAsking(true) : start())}
      >
        {t(isPaused ? 'action.publish' : 'action.pause')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('action.publishQuestion')}
        message={
          <EnglishWords words={title} sentence={(one) => t('action.publishText', { title: one })} />
        }
        confirmLabel={t('action.publishYes')}
        cancelLabel={tc('cancel')}
        onConfirm={() => {
          setAsking(false);
          start();
        }}
        onCancel={() => setAsking(false)}
      />
      <ConfirmDialog
        isOpen={looksLikeCopy !== null}
        title={t('action.copyQuestion')}
        message={<EnglishWords words={title} sentence={copyText} />}
        confirmLabel={t('action.copyYes')}
        cancelLabel={tc('cancel')}
        onConfirm={() => {
          call.forget();
          start(true);
        }}
        onCancel={call.forget}
      />
      {looksLikeCopy === null ? <FailedCall call={call} textOf={textOf} /> : null}
    </>
  );
}
