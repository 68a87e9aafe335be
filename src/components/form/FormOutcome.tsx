import { useTranslation } from 'react-i18next';
import type { useForm } from '#src/components/form/useForm.ts';
import { useLimitChoices } from '#src/components/failure/useLimitChoices.ts';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';

interface FormOutcomeProps {
  form: Pick<ReturnType<typeof useForm>, 'problem' | 'isSent' | 'dismiss' | 'submit'>;
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
  const choices = useLimitChoices(problem, form.submit);
  return (
    <AlertDialog
      isOpen={form.isSent || problem !== null}
      onClose={form.dismiss}
      kind={problem ? 'bad' : 'good'}
      title={problem ? t('dialog.error') : t('dialog.success')}
      message={problem ? problemText(problem) : sentText}
      {...choices}
      {...(focusAfterId ? { focusAfterId } : {})}
    />
  );
}
