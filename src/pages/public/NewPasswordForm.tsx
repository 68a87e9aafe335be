import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmationProblem, newPasswordProblem } from '#domain/passwords.ts';
import { openUserApi } from '#src/api/clients.ts';
import { call, type Problem, toProblem } from '#src/api/problem.ts';
import { DemoMailboxNote } from '#src/components/DemoMailboxNote.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { Page } from '#src/components/Page.tsx';
import { PasswordInput } from '#src/components/PasswordInput.tsx';
import { useFields } from '#src/components/useFields.ts';
import { useProblemText } from '#src/components/useProblemText.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Form } from '#src/ui/Form.tsx';
import { TextField } from '#src/ui/TextField.tsx';

interface NewPasswordFormProps {
  email: string;
  onDone: () => void;
  /** Back to the step before, for another code. */
  onAgain: () => void;
}

/** The second step of a reset. */
export function NewPasswordForm({ email, onDone, onAgain }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const fields = useFields({
    id: 'newPassword',
    initial: { code: '', newPassword: '', confirmNewPassword: '' },
    validate: (values) => ({
      ...(/^\d{6}$/.test(values.code.replace(/[\s-]/g, '')) ? {} : { code: t('error.code') }),
      ...(newPasswordProblem(values.newPassword) ? { newPassword: t('error.newPassword') } : {}),
      ...(confirmationProblem(values.newPassword, values.confirmNewPassword)
        ? { confirmNewPassword: t('error.mustMatch') }
        : {}),
    }),
  });

  const save = async () => {
    setProblem(null);
    if (!fields.tryToSend()) return;
    setBusy(true);
    try {
      await call(openUserApi.POST('/confirmNewPassword', { body: { email, ...fields.values } }));
      onDone();
    } catch (failure) {
      const failed = toProblem(failure);
      if (!fields.takeProblem(failed)) setProblem(failed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Page key="code" title={t('reset.title')} lead={t('reset.sent', { email })}>
      <DemoMailboxNote />
      {problem ? <FailureNotice text={problemText(problem)} /> : null}
      <ErrorSummary title={t('summaryTitle')} errors={fields.links} attempt={fields.attempt} />
      <Form onSubmit={() => void save()} aria-label={t('reset.title')}>
        <TextField
          {...fields.field('code')}
          label={t('code')}
          requiredWord={tc('required')}
          description={t('codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <PasswordInput
          {...fields.field('newPassword')}
          label={t('newPassword')}
          requiredWord={tc('required')}
          description={t('passwordHint')}
          autoComplete="new-password"
        />
        <PasswordInput
          {...fields.field('confirmNewPassword')}
          label={t('confirmPassword')}
          requiredWord={tc('required')}
          autoComplete="new-password"
        />
        <Button type="submit" look="primary" isBusy={busy}>
          {t('reset.save')}
        </Button>
      </Form>
      <div>
        <Button onPress={onAgain}>{t('reset.again')}</Button>
      </div>
    </Page>
  );
}
