import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ServersWords } from '#src/components/failure/ServersWords.tsx';
import type { useForm } from '#src/components/form/useForm.ts';
import { useLimitChoices } from '#src/components/failure/useLimitChoices.ts';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { tellSuccess } from '#src/components/success/tellSuccess.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import { focusLater } from '#src/ui/focus/focusLater.ts';

interface FormOutcomeProps {
  form: Pick<ReturnType<typeof useForm>, 'problem' | 'isSent' | 'dismiss' | 'submit'>;
  /** The message after a success, which stops nobody; null where the form says what came of it. */
  sentText: string | null;
  /** Where the focus goes when the dialog of a failure closes; left out for where it was. */
  focusAfterId?: string | undefined;
  /** Where the focus goes after a success when what had it goes away; else it stays. */
  focusAfterSentId?: string | undefined;
}

/** The result of sending a form, in the dialogs of section 8. */
export function FormOutcome({ form, sentText, focusAfterId, focusAfterSentId }: FormOutcomeProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { problem, isSent } = form;
  const choices = useLimitChoices(problem, form.submit);
  useEffect(() => {
    if (!isSent) return;
    if (sentText !== null) tellSuccess(sentText);
    form.dismiss();
    if (focusAfterSentId !== undefined) focusLater(focusAfterSentId);
    // It is shown once, in the words of the moment.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isSent]);
  return (
    <AlertDialog
      isOpen={problem !== null}
      onClose={form.dismiss}
      kind="bad"
      title={t('dialog.error')}
      message={problem ? <ServersWords text={problemText(problem)} /> : ''}
      {...choices}
      {...(focusAfterId ? { focusAfterId } : {})}
    />
  );
}
