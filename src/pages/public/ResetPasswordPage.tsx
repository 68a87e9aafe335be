import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { openUserApi } from '#src/api/client/clients.ts';
import { call } from '#src/api/client/problem.ts';
import { FormErrors } from '#src/components/form/FormErrors.tsx';
import { useEmailMessage } from '#src/components/form/useEmailMessage.ts';
import { Page } from '#src/components/page/Page.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import { NewPasswordForm } from '#src/pages/public/NewPasswordForm.tsx';
import { useLinkParams } from '#src/pages/public/useLinkParams.ts';
import { paths } from '#src/paths.ts';
import { signUpEmail } from '#src/session/ownSignUp.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

/**
 * Two steps: where to send the code, then the code with the new password. The link of the mail
 * opens the second, without the code. Where this page is open already, the browser changes only
 * what is behind the #: it starts again.
 */
export default function ResetPasswordPage() {
  const link = useLinkParams();
  return <ResetPassword key={link.toString()} link={link} />;
}

function ResetPassword({ link }: { link: URLSearchParams }) {
  const { t } = useTranslation('auth');
  const { t: ta } = useTranslation('account');
  const { t: tc } = useTranslation();
  const { state } = useLocation();
  const navigate = useNavigate();
  // Kept with the history entry: whoever comes back from the mail may find the page loaded again.
  // Untrusted: another version of the page may have written it.
  const keptTo: unknown = Object(state).sentTo;
  const token = link.get('token');
  const [isByLink, setByLink] = useState(token !== null || link.get('step') === 'code');
  const emailMessage = useEmailMessage();
  const [knownEmail] = useState(signUpEmail);
  const form = useForm({
    id: 'reset',
    initial: { email: knownEmail },
    validate: ({ email }) => ({ email: emailMessage(email, t('error.email')) }),
    send: async (values) => {
      const email = values.email.trim();
      await call(openUserApi.POST('/resetPassword', { body: { email } }));
      void navigate(paths.resetPassword, { replace: true, state: { sentTo: email } });
    },
  });
  const askAgain = () => {
    setByLink(false);
    form.dismiss();
    void navigate(paths.resetPassword, { replace: true, state: null });
  };
  const keptEmail = typeof keptTo === 'string' ? keptTo : null;
  const sentTo = form.isSent ? form.sent.email.trim() : keptEmail;

  if (isByLink || sentTo !== null)
    return (
      <NewPasswordForm
        email={isByLink ? null : sentTo}
        token={isByLink ? token : null}
        onAgain={askAgain}
      />
    );
  return (
    <Page title={ta('reset.title')} lead={ta('reset.lead')}>
      <FormErrors form={form} title={t('summaryTitle')} />
      <Form onSubmit={form.submit} aria-label={ta('reset.title')}>
        <TextField
          {...form.field('email')}
          label={t('email')}
          requiredWord={tc('required')}
          type="email"
          autoComplete="email"
        />
        <Button type="submit" look="primary" isBusy={form.isBusy}>
          {ta('reset.submit')}
        </Button>
      </Form>
      <div>
        <LoneLink href={paths.login}>{tc('signInLink')}</LoneLink>
      </div>
    </Page>
  );
}
