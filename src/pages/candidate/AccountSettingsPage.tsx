import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isWrongOldPassword } from '#domain/passwords.ts';
import { userApi } from '#src/api/clients.ts';
import { call, CallFailed, toProblem } from '#src/api/problem.ts';
import { NewPasswordFields, useNewPasswordMessages } from '#src/components/NewPasswordFields.tsx';
import { Page } from '#src/components/Page.tsx';
import { PasswordInput } from '#src/components/PasswordInput.tsx';
import { useFields } from '#src/components/useFields.ts';
import { useProblemText } from '#src/components/useProblemText.ts';
import { useReportAfterUnmount } from '#src/components/useReportAfterUnmount.ts';
import styles from '#src/pages/candidate/AccountSettingsPage.module.css';
import { useUser } from '#src/session/useSession.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { ErrorSummary } from '#src/ui/errorSummary/ErrorSummary.tsx';
import { Form } from '#src/ui/form/Form.tsx';

const EMPTY = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

/** Change password (section 5). */
export default function AccountSettingsPage() {
  const { t } = useTranslation('candidate');
  const { t: tc } = useTranslation();
  const user = useUser();
  const problemText = useProblemText();
  const told = useReportAfterUnmount('password');
  const passwordMessages = useNewPasswordMessages();
  const [isSaved, setSaved] = useState(false);
  const fields = useFields({
    id: 'changePassword',
    initial: EMPTY,
    validate: (values) => {
      const { password, confirmation } = passwordMessages(
        values.newPassword,
        values.confirmNewPassword,
      );
      return {
        oldPassword: values.oldPassword === '' ? t('settings.oldMissing') : undefined,
        newPassword: password,
        confirmNewPassword: confirmation,
      };
    },
  });

  const change = () =>
    call(
      userApi.PUT('/User/changePassword/{id}', {
        params: { path: { id: user.UserGuid } },
        body: fields.values,
      }),
    ).catch((failure: unknown) => {
      const problem = toProblem(failure);
      // Section 8: the server's sentence about user names makes no sense here and is replaced.
      if (!isWrongOldPassword(problem.detail)) throw failure;
      throw new CallFailed({ ...problem, detail: t('settings.wrongOld') });
    });
  const save = async () => {
    await told(change());
    fields.reset();
    setSaved(true);
  };

  return (
    <Page title={t('settings.title')} lead={t('settings.lead')}>
      <ErrorSummary title={t('fillRequired')} errors={fields.links} attempt={fields.attempt} />
      <div className={styles.form}>
        <Form onSubmit={() => void fields.submit(save)} aria-label={t('settings.title')}>
          <PasswordInput
            {...fields.field('oldPassword')}
            label={t('settings.old')}
            requiredWord={tc('required')}
            autoComplete="current-password"
          />
          <NewPasswordFields
            label={t('settings.new')}
            confirmLabel={t('settings.confirm')}
            password={fields.field('newPassword')}
            confirmation={fields.field('confirmNewPassword')}
          />
          <Button type="submit" look="primary" isBusy={fields.isBusy} isWaiting={!fields.isRight}>
            {t('settings.save')}
          </Button>
        </Form>
      </div>
      <AlertDialog
        isOpen={isSaved || fields.problem !== null}
        onClose={() => {
          setSaved(false);
          fields.setProblem(null);
        }}
        kind={fields.problem ? 'bad' : 'good'}
        title={fields.problem ? tc('dialog.error') : tc('dialog.success')}
        message={fields.problem ? problemText(fields.problem) : t('settings.saved')}
        okLabel={tc('ok')}
        {...(fields.problem ? { focusAfterId: 'changePassword-oldPassword' } : {})}
      />
    </Page>
  );
}
