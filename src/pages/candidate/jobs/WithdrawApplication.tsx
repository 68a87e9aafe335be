import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applySite } from '#domain/applySite.ts';
import { type Application, withdrawApplication } from '#src/api/queries/applications.ts';
import type { Job } from '#src/api/queries/jobs.ts';
import { useSlowAnnouncement } from '#src/components/announcement/useSlowAnnouncement.ts';
import { ServersWords } from '#src/components/failure/ServersWords.tsx';
import { useLimitChoices } from '#src/components/failure/useLimitChoices.ts';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { EnglishWords } from '#src/components/text/EnglishWords.tsx';
import { useCall } from '#src/components/useCall.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';
import { usePassedFocus } from '#src/ui/focus/usePassedFocus.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';

interface WithdrawApplicationProps {
  job: Job;
  application: Application;
  /** Gets the focus of the button, which goes with the application. */
  nextId: string;
  onDone: () => void;
}

/** Takes an application back, after a question that says what the employer reads then. */
export default function WithdrawApplication({
  job,
  application,
  nextId,
  onDone,
}: WithdrawApplicationProps) {
  const { t } = useTranslation('apply');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const [isAsking, setAsking] = useState(false);
  const button = usePassedFocus<HTMLButtonElement>(nextId);
  const { title } = job;
  const company = job.company ?? t('theCompany');
  const { jobApplicationId, userGuid } = application;
  const call = useCall(async () => {
    await withdrawApplication(userGuid, jobApplicationId);
    onDone();
    announce(t('withdrawn', { title }));
  });
  useSlowAnnouncement(call.isCalling, tc('wait'));
  const choices = useLimitChoices(call.failure, call.start);
  return (
    <>
      <Button
        ref={button}
        icon={Undo2}
        isBusy={call.isCalling}
        aria-haspopup="dialog"
        aria-label={t('withdrawName', { title })}
        onPress={() => setAsking(true)}
      >
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={
          <EnglishWords words={title} sentence={(one) => t('withdrawTitle', { title: one })} />
        }
        message={
          <Stack gap="tight">
            <p>{t('withdrawText', { company })}</p>
            {applySite(job.applyUrl) === null ? null : <p>{t('withdrawElsewhere', { company })}</p>}
            <p>{t('withdrawAgain')}</p>
          </Stack>
        }
        confirmLabel={t('withdrawYes')}
        cancelLabel={t('withdrawNo')}
        isDangerous
        onConfirm={() => {
          setAsking(false);
          call.start();
        }}
        onCancel={() => setAsking(false)}
      />
      <AlertDialog
        isOpen={call.failure !== null}
        onClose={call.forget}
        kind="bad"
        title={tc('dialog.error')}
        message={
          call.failure ? (
            <ServersWords text={`${t('notWithdrawn')} ${problemText(call.failure)}`} />
          ) : (
            ''
          )
        }
        {...choices}
      />
    </>
  );
}
