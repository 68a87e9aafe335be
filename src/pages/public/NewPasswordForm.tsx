import { useTranslation } from 'react-i18next';
import { openUserApi } from '#src/api/clients.ts';
import { call } from '#src/api/problem.ts';
import { DemoMailboxNote } from '#src/components/DemoMailboxNote.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { NewPasswordFields, useNewPasswordMessages } from '#src/components/NewPasswordFields.tsx';
import { Page } from '#src/components/Page.tsx';
import { useFields } from '#src/components/useFields.ts';
import { useProblemText } from '#src/components/useProblemText.ts';
import { CodeField, looksLikeCode } from '#src/pages/public/CodeField.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { ErrorSummary } from '#src/ui/errorSummary/ErrorSummary.tsx';
import { Form } from '#src/ui/form/Form.tsx';

interface NewPasswordFormProps {
  email: string;
  onDone: () => void;
  /** Back to the step before, for another code. */
  onAgain: () => void;
}

/** The second step of a reset. */
export function NewPasswordForm({ email, onDone, onAgain }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const { t: ta } = useTranslation('account');
  const problemText = useProblemText();
  const passwordMessages = useNewPasswordMessages();
  const fields = useFields({
    id: 'newPassword',
    initial: { code: '', newPassword: '', confirmNewPassword: '' },
    validate: (values) => {
      const { password, confirmation } = passwordMessages(
        values.newPassword,
        values.confirmNewPassword,
      );
      return {
        code: looksLikeCode(values.code) ? undefined : t('error.code'),
        newPassword: password,
        confirmNewPassword: confirmation,
      };
    },
  });
  const save = async () => {
    await call(openUserApi.POST('/confirmNewPassword', { body: { email, ...fields.values } }));
    onDone();
  };

  return (
    <Page title={ta('reset.title')} lead={ta('reset.sent', { email })} step="code">
      <DemoMailboxNote />
      {fields.problem ? <FailureNotice text={problemText(fields.problem)} /> : null}
      <ErrorSummary title={t('summaryTitle')} errors={fields.links} attempt={fields.attempt} />
      <Form onSubmit={() => void fields.submit(save)} aria-label={ta('reset.title')}>
        <CodeField {...fields.field('code')} />
        <NewPasswordFields
          label={ta('newPassword')}
          confirmLabel={ta('confirmPassword')}
          password={fields.field('newPassword')}
          confirmation={fields.field('confirmNewPassword')}
        />
        <Button type="submit" look="primary" isBusy={fields.isBusy}>
          {ta('reset.save')}
        </Button>
      </Form>
      <div>
        <Button onPress={onAgain}>{ta('reset.again')}</Button>
      </div>
    </Page>
  );
}
