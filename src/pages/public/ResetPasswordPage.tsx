import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
  const token = link.get('token');
  const [isByLink, setByLink] = useState(token !== null || link.get('step') === 'code');
  const emailMessage = useEmailMessage();
  const [knownEmail] = useState(signUpEmail);
  const form = useForm({
    id: 'reset',
    initial: { email: knownEmail },
    validate: ({ email }) => ({ email: emailMessage(email, t('error.email')) }),
    send: async (values) => {
      await call(openUserApi.POST('/resetPassword', { body: { email: values.email.trim() } }));
    },
  });
  const askAgain = () => {
    setByLink(false);
    form.dismiss();
  };

  if (isByLink || form.isSent)
    return (
      <NewPasswordForm
        email={isByLink ? null : form.sent.email.trim()}
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
