import { useTranslation } from 'react-i18next';
import type { Failure } from '#machines/failure.ts';
import { openUserApi } from '#src/api/client/clients.ts';
import { verifyCode } from '#src/api/verifyAccount.ts';
import { call, CallFailed, inOwnWords, type Problem } from '#src/api/client/problem.ts';
import { DemoMailboxNote } from '#src/components/page/DemoMailboxNote.tsx';
import { FormErrors } from '#src/components/form/FormErrors.tsx';
import { useEmailMessage } from '#src/components/form/useEmailMessage.ts';
import { looksLikeEmail } from '#src/components/form/emailRule.ts';
import { Page } from '#src/components/page/Page.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import { CodeField, looksLikeCode } from '#src/pages/public/CodeField.tsx';
import { useVerified } from '#src/pages/public/useVerified.ts';
import { Verified } from '#src/pages/public/Verified.tsx';
import { keepSignUp, signUpFor } from '#src/session/ownSignUp.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { paths } from '#src/paths.ts';
import { AppLink } from '#src/ui/appLink/AppLink.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

interface VerifyByCodeProps {
  /** From the sign-up or the sign-in; empty when the page was opened by itself. */
  email: string;
  /** What went wrong before this form was shown. */
  problem: Problem | Failure | null;
}

/** The six digits of the mail, and a new mail for those who lost it. */
export function VerifyByCode({ email, problem: failure }: VerifyByCodeProps) {
  const { t } = useTranslation('auth');
  const { t: ta } = useTranslation('account');
  const { t: tc } = useTranslation();
  const emailMessage = useEmailMessage();
  const { goOn, isGoingOn } = useVerified();
  const verify = useForm({
    id: 'verify',
    initial: { email, code: '' },
    failure,
    validate: (values) => ({
      email: emailMessage(values.email, t('error.email')),
      code: looksLikeCode(values.code) ? undefined : t('error.code'),
    }),
    send: async ({ email: typed, code }) => {
      const signedIn = await verifyCode(typed.trim(), code.trim());
      // The sign-in, if one is needed, has the address then.
      if (signedIn === null) keepSignUp(typed.trim(), null);
      goOn(signedIn);
    },
  });
  const resend = useForm({
    id: 'verify',
    initial: { email },
    send: async (values) => {
      if (!looksLikeEmail(values.email)) throw new CallFailed(inOwnWords(ta('verify.needEmail')));
      const body = { ...values, ...signUpFor(values.email) };
      await call(openUserApi.POST('/sendVerificationLink', { body }));
      announce(ta('verify.resent', values));
    },
  });
  // What came of the one is no news any more once the other is tried.
  const submit = () => {
    if (resend.isBusy) return;
    resend.dismiss();
    verify.submit();
  };
  const sendAgain = () => {
    verify.dismiss();
    resend.field('email').onChange(verify.values.email.trim());
    resend.submit();
  };
  const field = verify.field('email');

  if (verify.isSent && !isGoingOn) return <Verified />;

  return (
    <Page
      title={ta('verify.title')}
      lead={email ? ta('verify.leadSent', { email }) : ta('verify.lead')}
    >
      <DemoMailboxNote />
      <FormErrors form={resend} title={t('summaryTitle')} />
      {resend.isSent ? (
        <Notice kind="good" word={tc('kind.good')}>
          {ta('verify.resent', resend.values)}
        </Notice>
      ) : null}
      <FormErrors form={verify} title={t('summaryTitle')} />
      <Form onSubmit={submit} aria-label={ta('verify.title')}>
        <TextField
          {...field}
          errorMessage={field.errorMessage ?? resend.field('email').errorMessage}
          label={t('email')}
          requiredWord={tc('required')}
          type="email"
          autoComplete="email"
        />
        <CodeField {...verify.field('code')} />
        <Button
          type="submit"
          look="primary"
          isBusy={verify.isBusy || isGoingOn}
          isUnavailable={resend.isBusy}
        >
          {ta('verify.submit')}
        </Button>
      </Form>
      <div>
        <Button isBusy={resend.isBusy} isUnavailable={verify.isBusy} onPress={sendAgain}>
          {ta('verify.resend')}
        </Button>
      </div>
      <p>
        {ta('verify.verified')} <AppLink href={paths.login}>{tc('signInLink')}</AppLink>
      </p>
    </Page>
  );
}
