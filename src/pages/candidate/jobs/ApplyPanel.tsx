import { Send } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApplyOutcome, useApply, useAppliedJobs } from '#src/api/queries/applications.ts';
import type { Job } from '#src/api/queries/jobs.ts';
import { useJobWords } from '#src/components/useJobWords.ts';
import { useProblemText } from '#src/components/useProblemText.ts';
import { useUser } from '#src/session/useSession.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Tag } from '#src/ui/tag/Tag.tsx';

/** Where focus goes when Apply has given way to the date. */
const APPLIED = 'applied-on';

type Told = { readonly kind: 'good' | 'bad'; readonly message: string; readonly isUnsent: boolean };

/**
 * Apply: asks first and says what is sent to whom, records the application, sends the mails, and says honestly what became
 * of them (row C15). Afterwards the date stands here.
 */
export function ApplyPanel({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const { t: tc } = useTranslation();
  const user = useUser();
  const words = useJobWords();
  const problemText = useProblemText();
  const { data: applied, isError } = useAppliedJobs(user.UserGuid);
  const [isAsking, setAsking] = useState(false);
  const [isTold, setToldOpen] = useState(false);
  const [told, setTold] = useState<Told>({ kind: 'good', message: '', isUnsent: false });
  const { title } = job;
  const company = job.company ?? t('apply.theCompany');

  const tell = (next: Told) => {
    setAsking(false);
    setTold(next);
    setToldOpen(true);
  };
  const application = useApply(user, (outcome: ApplyOutcome) => {
    if (outcome.kind !== 'sent') {
      const isUnsent = outcome.kind === 'unsent';
      const problem = problemText(outcome.problem);
      const message = isUnsent ? `${t('apply.mailFailed')} ${problem}` : problem;
      return tell({ kind: 'bad', message, isUnsent });
    }
    const message = outcome.employer
      ? t('apply.done', { title, company })
      : t('apply.doneNoContact', { title });
    tell({ kind: 'good', message, isUnsent: false });
  });
  const appliedAt = applied?.get(job.sourceGUID) ?? application.appliedAt;
  const send = () => {
    // Of a mail that is sent again the outcome is told anew, and not in a dialog that is open already.
    setToldOpen(false);
    announce(t('apply.sending'));
    application.send(job);
  };
  const putOff = () => {
    // It is on its way, and cannot be called back: the question stays, and gives way to what becomes of it.
    if (application.isPending) announce(t('apply.sending'));
    else setAsking(false);
  };
  return (
    <>
      {appliedAt === undefined ? (
        <ApplyButton
          title={title}
          // Where it cannot be known, applying a second time records nothing twice.
          isUnavailable={applied === undefined && !isError}
          onPress={() => setAsking(true)}
        />
      ) : (
        <span id={APPLIED} tabIndex={-1}>
          <Tag kind="good">{words.applied(appliedAt) ?? ''}</Tag>
        </span>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('apply.title', { title })}
        message={
          <Stack gap="tight">
            <p>{t('apply.sent', { company })}</p>
            <p>{t('apply.notSent')}</p>
            <p>{t('apply.you', { email: user.Email })}</p>
          </Stack>
        }
        confirmLabel={t('apply.confirm')}
        cancelLabel={t('apply.cancel')}
        isBusy={application.isPending}
        onConfirm={send}
        onCancel={putOff}
      />
      <AlertDialog
        isOpen={isTold}
        onClose={() => setToldOpen(false)}
        kind={told.kind}
        title={told.kind === 'good' ? tc('dialog.success') : tc('dialog.error')}
        message={told.message}
        okLabel={tc('ok')}
        {...(told.isUnsent ? { action: { label: t('apply.sendAgain'), onPress: send } } : {})}
        {...(appliedAt === undefined ? {} : { focusAfterId: APPLIED })}
      />
    </>
  );
}

interface ApplyButtonProps {
  title: string;
  isUnavailable: boolean;
  onPress: () => void;
}

/** When it turns out that the person has applied already, the date takes the place of the button, and its focus. */
function ApplyButton({ title, isUnavailable, onPress }: ApplyButtonProps) {
  const { t } = useTranslation('jobs');
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own !== null && own === document.activeElement) queueMicrotask(() => focusField(APPLIED));
    };
  }, []);
  return (
    <Button
      ref={button}
      look="primary"
      icon={Send}
      aria-label={t('apply.buttonOf', { title })}
      isUnavailable={isUnavailable}
      onPress={onPress}
    >
      {t('apply.button')}
    </Button>
  );
}
