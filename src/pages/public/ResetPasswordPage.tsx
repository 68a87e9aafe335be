import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { openUserApi } from '#src/api/clients.ts';
import { call } from '#src/api/problem.ts';
import { FormErrors } from '#src/components/form/FormErrors.tsx';
import { looksLikeEmail } from '#src/components/form/emailRule.ts';
import { Page } from '#src/components/page/Page.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import { NewPasswordForm } from '#src/pages/public/NewPasswordForm.tsx';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

/**
 * Two steps: where to send the code, then the code with the new password. The link of the mail
 * opens the second.
 */
export default function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  const { t: ta } = useTranslation('account');
  const { t: tc } = useTranslation();
  const [query] = useSearchParams();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [hasCode, setHasCode] = useState(query.get('step') === 'code');
  const [done, setDone] = useState(false);
  const form = useForm({
    id: 'reset',
    initial: { email: '' },
    validate: ({ email }) => ({ email: looksLikeEmail(email) ? undefined : t('error.email') }),
    send: async (values) => {
      const email = values.email.trim();
      await call(openUserApi.POST('/resetPassword', { body: { email } }));
      setSentTo(email);
      setHasCode(true);
    },
  });

  if (done)
    return (
      <Page title={ta('reset.done')} lead={ta('reset.doneText')} step="done">
        <div>
          <LinkButton look="primary" href={paths.login}>
            {tc('signInLink')}
          </LinkButton>
        </div>
      </Page>
    );
  if (hasCode)
    return (
      <NewPasswordForm
        email={sentTo}
        onDone={() => setDone(true)}
        onAgain={() => setHasCode(false)}
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
