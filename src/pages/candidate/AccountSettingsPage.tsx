import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmationProblem, isWrongOldPassword, newPasswordProblem } from '#domain/passwords.ts';
import { userApi } from '#src/api/clients.ts';
import { call, type Problem, toProblem } from '#src/api/problem.ts';
import { Page } from '#src/components/Page.tsx';
import { PasswordInput } from '#src/components/PasswordInput.tsx';
import { useFields } from '#src/components/useFields.ts';
import { useProblemText } from '#src/components/useProblemText.ts';
import { useUser } from '#src/session/useSession.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Form } from '#src/ui/Form.tsx';

type Outcome = { kind: 'none' } | { kind: 'saved' } | { kind: 'failed'; problem: Problem };

const EMPTY = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

/** Change password (section 5). */
export default function AccountSettingsPage() {
  const { t } = useTranslation('candidate');
  const { t: tc } = useTranslation();
  const user = useUser();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const fields = useFields({
    id: 'changePassword',
    initial: EMPTY,
    validate: (values) => ({
      ...(values.oldPassword === '' ? { oldPassword: t('settings.error.old') } : {}),
      ...(newPasswordProblem(values.newPassword) ? { newPassword: t('settings.error.new') } : {}),
      ...(confirmationProblem(values.newPassword, values.confirmNewPassword)
        ? { confirmNewPassword: t('settings.error.confirm') }
        : {}),
    }),
  });

  const save = async () => {
    if (!fields.tryToSend()) return;
    setBusy(true);
    try {
      await call(
        userApi.PUT('/User/changePassword/{id}', {
          params: { path: { id: user.UserGuid } },
          body: fields.values,
        }),
      );
      fields.reset();
      setOutcome({ kind: 'saved' });
    } catch (failure) {
      const problem = toProblem(failure);
      if (!fields.takeProblem(problem)) setOutcome({ kind: 'failed', problem });
    } finally {
      setBusy(false);
    }
  };
  /** Section 8: the server's sentence about user names makes no sense here and is replaced. */
  const failureText = (problem: Problem) =>
    isWrongOldPassword(problem.detail) ? t('settings.wrongOld') : problemText(problem);

  return (
    <Page title={t('settings.title')} lead={t('settings.lead')}>
      <ErrorSummary title={tc('fillRequired')} errors={fields.links} attempt={fields.attempt} />
      <Form onSubmit={() => void save()} aria-label={t('settings.title')}>
        <PasswordInput
          {...fields.field('oldPassword')}
          label={t('settings.old')}
          requiredWord={tc('required')}
          autoComplete="current-password"
        />
        <PasswordInput
          {...fields.field('newPassword')}
          label={t('settings.new')}
          requiredWord={tc('required')}
          description={t('settings.hint')}
          autoComplete="new-password"
        />
        <PasswordInput
          {...fields.field('confirmNewPassword')}
          label={t('settings.confirm')}
          requiredWord={tc('required')}
          autoComplete="new-password"
        />
        <Button type="submit" look="primary" isBusy={busy}>
          {t('settings.save')}
        </Button>
      </Form>
      <AlertDialog
        isOpen={outcome.kind !== 'none'}
        onClose={() => setOutcome({ kind: 'none' })}
        kind={outcome.kind === 'failed' ? 'bad' : 'good'}
        title={outcome.kind === 'failed' ? tc('dialog.error') : tc('dialog.success')}
        message={outcome.kind === 'failed' ? failureText(outcome.problem) : t('settings.saved')}
        okLabel={tc('ok')}
        {...(outcome.kind === 'failed' ? { focusAfterId: 'changePassword-oldPassword' } : {})}
      />
    </Page>
  );
}
