import { useTranslation } from 'react-i18next';
import type { useForm } from '#src/components/form/useForm.ts';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';

interface FormOutcomeProps {
  form: Pick<ReturnType<typeof useForm>, 'problem' | 'isSent' | 'dismiss'>;
  /** The message after a success. */
  sentText: string;
  /** Where the focus goes when the dialog closes; left out for where it was. */
  focusAfterId?: string | undefined;
}

/** The result of sending a form, in the dialog of section 8. */
export function FormOutcome({ form, sentText, focusAfterId }: FormOutcomeProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { problem } = form;
  return (
    <AlertDialog
      isOpen={form.isSent || problem !== null}
      onClose={form.dismiss}
      kind={problem ? 'bad' : 'good'}
      title={problem ? t('dialog.error') : t('dialog.success')}
      message={problem ? problemText(problem) : sentText}
      okLabel={t('ok')}
      {...(focusAfterId ? { focusAfterId } : {})}
    />
  );
}
