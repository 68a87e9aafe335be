import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeJob, deleteJobDraft } from '#src/api/queries/employerJobs.ts';
import { FailedCall } from '#src/components/failure/FailedCall.tsx';
import { EnglishWords } from '#src/components/text/EnglishWords.tsx';
import { useAnnouncedCall } from '#src/components/useAnnouncedCall.ts';
import type { JobButtonProps } from '#src/pages/employer/jobs/jobButtonProps.ts';
import { useJobProblemText } from '#src/pages/employer/jobs/useJobProblemText.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';
import { usePassedFocus } from '#src/ui/focus/usePassedFocus.ts';

/** Closes a job, or deletes a draft, after a question. */
export function EndJob({ job, title, nextId }: JobButtonProps) {
  const { t } = useTranslation('employer');
  const textOf = useJobProblemText();
  const question = (one: string) =>
    t(isDraft ? 'action.deleteQuestion' : 'action.closeQuestion', { title: one });
  const [isAsking, setAsking] = useState(false);
  const button = usePassedFocus<HTMLButtonElement>(nextId);
  const isDraft = job.status === 'draft';
  const call = useAnnouncedCall(async () => {
    if (isDraft) await deleteJobDraft(job.sourceGUID);
    else await closeJob(job.sourceGUID);
    return t(isDraft ? 'action.deleted' : 'action.closed', { title });
  });
  return (
    <>
      <Button
        ref={button}
        isBusy={call.isCalling}
        aria-haspopup="dialog"
        aria-label={t(isDraft ? 'action.deleteName' : 'action.closeName', { title })}
        onPress={() => setAsking(true)}
      >
        {t(isDraft ? 'action.delete' : 'action.close')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={job.title ? <EnglishWords words={title} sentence={question} /> : question(title)}
        message={t(isDraft ? 'action.deleteText' : 'action.closeText')}
        confirmLabel={t(isDraft ? 'action.deleteYes' : 'action.closeYes')}
        cancelLabel={t('action.closeNo')}
        isDangerous
        focusAfterId={nextId}
        onConfirm={() => {
          setAsking(false);
          call.start();
        }}
        onCancel={() => setAsking(false)}
      />
      <FailedCall call={call} textOf={textOf} />
    </>
  );
}
