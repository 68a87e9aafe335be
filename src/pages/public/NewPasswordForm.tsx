import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { failureFrom, isRefusal } from '#machines/failure.ts';
import { openUserApi } from '#src/api/client/clients.ts';
import { call, CallFailed, toProblem } from '#src/api/client/problem.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { DemoMailboxNote } from '#src/components/page/DemoMailboxNote.tsx';
import { FormErrors } from '#src/components/form/FormErrors.tsx';
import { useEmailMessage } from '#src/components/form/useEmailMessage.ts';
import {
  NewPasswordFields,
  useNewPasswordMessages,
} from '#src/components/password/NewPasswordFields.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import { CodeField, looksLikeCode } from '#src/pages/public/CodeField.tsx';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

interface NewPasswordFormProps {
  /** Where the code was sent; null when the link of the mail opened this, which names nobody. */
  email: string | null;
  /** Of the link of the mail; null when the code is asked for. */
  token: string | null;
  /** Back to the step before, for another code. */
  onAgain: () => void;
}

const USED = 'link_used';

/** The second step of a reset. */
export function NewPasswordForm({ email, token, onAgain }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const { t: ta } = useTranslation('account');
  const { t: tc } = useTranslation();
  const passwordMessages = useNewPasswordMessages();
  const emailMessage = useEmailMessage();
  // The answer to an attempt was lost, so that the password may be changed and the code used.
  const isUnclear = useRef(false);
  const form = useForm({
    id: 'newPassword',
    initial: { email: email ?? '', code: '', newPassword: '', confirmNewPassword: '' },
    validate: (values) => {
      const { password, confirmation } = passwordMessages(
        values.newPassword,
        values.confirmNewPassword,
      );
      return {
        email: emailMessage(values.email, t('error.email')),
        code: token !== null || looksLikeCode(values.code) ? undefined : t('error.code'),
        newPassword: password,
        confirmNewPassword: confirmation,
      };
    },
    send: async ({ code, ...values }) => {
      const proof = token === null ? { code } : { token };
      const body = { ...values, ...proof, email: values.email.trim() };
      try {
        await call(openUserApi.POST('/confirmNewPassword', { body }));
      } catch (failure) {
        const problem = toProblem(failure);
        const isWrong = problem.code === 'code_wrong' || problem.code === 'link_wrong';
        if (isUnclear.current && isWrong)
          throw new CallFailed({ ...problem, code: USED, errors: [] }, failure);
        if (!isRefusal(failureFrom(failure))) isUnclear.current = true;
        throw failure;
      }
    },
  });

  const byLink = token === null ? ta('reset.byLink') : ta('reset.byToken');
  const lead = email === null ? byLink : ta('reset.sent', { email });
  if (form.isSent)
    return (
      <Page title={ta('reset.done')} lead={ta('reset.doneText')} step="done">
        <div>
          <LinkButton look="primary" href={paths.login}>
            {tc('signInLink')}
          </LinkButton>
        </div>
      </Page>
    );

  const isUsed = form.problem?.code === USED;
  return (
    <Page title={ta('reset.title')} lead={lead} step="code">
      <DemoMailboxNote />
      {isUsed ? (
        <FailureNotice
          text={ta('reset.used')}
          actions={<LoneLink href={paths.login}>{tc('signInLink')}</LoneLink>}
        />
      ) : null}
      <FormErrors form={isUsed ? { ...form, problem: null } : form} title={t('summaryTitle')} />
      <Form onSubmit={form.submit} aria-label={ta('reset.title')}>
        {email === null ? (
          <TextField
            {...form.field('email')}
            label={t('email')}
            requiredWord={tc('required')}
            type="email"
            autoComplete="email"
          />
        ) : null}
        {token === null ? <CodeField {...form.field('code')} /> : null}
        <NewPasswordFields
          label={ta('newPassword')}
          confirmLabel={ta('confirmPassword')}
          password={form.field('newPassword')}
          confirmation={form.field('confirmNewPassword')}
        />
        <Button type="submit" look="primary" isBusy={form.isBusy}>
          {ta('reset.save')}
        </Button>
      </Form>
      <div>
        <Button onPress={onAgain}>{ta('reset.again')}</Button>
      </div>
    </Page>
  );
}
