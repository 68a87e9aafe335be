import type { ReactNode } from 'react';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import type { useForm } from '#src/components/form/useForm.ts';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { ErrorSummary } from '#src/ui/errorSummary/ErrorSummary.tsx';

interface FormErrorsProps {
  form: Pick<ReturnType<typeof useForm>, 'problem' | 'links' | 'attempt' | 'submit' | 'dismiss'>;
  /** E.g. "There is a problem". */
  title: string;
  /** Buttons beside the message, e.g. to fix what is wrong. */
  actions?: ReactNode;
}

/**
 * Above a form: the failure of the whole form, and links to the fields that are missing or
 * wrong.
 */
export function FormErrors({ form, title, actions }: FormErrorsProps) {
  const { problem, links, attempt } = form;
  const problemText = useProblemText();
  return (
    <>
      {problem ? <FailureNotice text={problemText(problem)} actions={actions} call={form} /> : null}
      <ErrorSummary title={title} errors={links} attempt={attempt} />
    </>
  );
}
