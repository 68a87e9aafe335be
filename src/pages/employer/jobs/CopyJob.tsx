import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { copyJob } from '#src/api/queries/employerJobs.ts';
import { FailedCall } from '#src/components/failure/FailedCall.tsx';
import { useAnnouncedCall } from '#src/components/useAnnouncedCall.ts';
import { newId } from '#src/newId.ts';
import type { JobButtonProps } from '#src/pages/employer/jobs/jobButtonProps.ts';
import { useJobProblemText } from '#src/pages/employer/jobs/useJobProblemText.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';

/** Makes a draft with what a job says, and opens it in the editor. */
export function CopyJob({ job, title }: JobButtonProps) {
  const { t } = useTranslation('employer');
  const textOf = useJobProblemText();
  const navigate = useNavigate();
  // The same for every try: one whose answer was lost makes no second draft.
  const draftId = useRef<string | null>(null);
  const call = useAnnouncedCall(async () => {
    const id = (draftId.current ??= newId());
    await copyJob(job.sourceGUID, id);
    draftId.current = null;
    void navigate(paths.employer.editJob(id));
    return t('action.copied');
  });
  return (
    <>
      <Button
        isBusy={call.isCalling}
        aria-label={t('action.copyName', { title })}
        onPress={call.start}
      >
        {t('action.copy')}
      </Button>
      <FailedCall call={call} textOf={textOf} />
    </>
  );
}
