import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { confirmationProblem, newPasswordProblem } from '#domain/passwords.ts';
import { ROLE } from '#domain/roles.ts';
import { openUserApi } from '#src/api/clients.ts';
import { call, type Problem, toProblem } from '#src/api/problem.ts';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { looksLikeEmail } from '#src/components/emailRule.ts';
import { Page } from '#src/components/Page.tsx';
import { PasswordInput } from '#src/components/PasswordInput.tsx';
import { useFields } from '#src/components/useFields.ts';
import { useProblemText } from '#src/components/useProblemText.ts';
import { CompanySelect } from '#src/pages/public/CompanySelect.tsx';
import { paths } from '#src/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Form } from '#src/ui/Form.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { TextField } from '#src/ui/TextField.tsx';

const EMPTY = {
  Role: String(ROLE.candidate),
  FirstName: '',
  LastName: '',
  Email: '',
  Password: '',
  confirmPassword: '',
  CompanyGuid: '',
};

export default function RegisterPage() {
  const { t } = useTranslation('auth');
  const { t: tc } = useTranslation();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const fields = useFields({
    id: 'register',
    initial: EMPTY,
    validate: (values) => ({
      ...(values.FirstName.trim() ? {} : { FirstName: t('error.firstName') }),
      ...(values.LastName.trim() ? {} : { LastName: t('error.lastName') }),
      ...(looksLikeEmail(values.Email) ? {} : { Email: t('error.email') }),
      ...(newPasswordProblem(values.Password) ? { Password: t('error.newPassword') } : {}),
      ...(confirmationProblem(values.Password, values.confirmPassword)
        ? { confirmPassword: t('error.mustMatch') }
        : {}),
    }),
  });

  const submit = async () => {
    setProblem(null);
    if (!fields.tryToSend()) return;
    const { Role, FirstName, LastName, Email, Password, CompanyGuid } = fields.values;
    const isEmployer = Role === String(ROLE.employer);
    setBusy(true);
    try {
      const made = await call(
        openUserApi.POST('/signUp', {
          body: {
            FirstName: FirstName.trim(),
            LastName: LastName.trim(),
            Email: Email.trim(),
            Password,
            Role: Number(Role),
            CompanyGuid: isEmployer ? CompanyGuid : '',
          },
        }),
      );
      if (made.verificationSent)
        void navigate(`${paths.verifyAccount}?email=${encodeURIComponent(Email.trim())}`);
      else setProblem({ ...toProblem(null), detail: t('register.notAccepted') });
    } catch (failure) {
      const failed = toProblem(failure);
      if (!fields.takeProblem(failed)) setProblem(failed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Page title={t('register.title')} lead={t('register.lead')}>
      {problem ? <FailureNotice text={problemText(problem)} /> : null}
      <ErrorSummary title={t('summaryTitle')} errors={fields.links} attempt={fields.attempt} />
      <Form onSubmit={() => void submit()} aria-label={t('register.title')}>
        <RadioGroup
          {...fields.field('Role')}
          label={t('register.role')}
          requiredWord={tc('required')}
          choices={[
            { value: String(ROLE.candidate), text: t('register.candidate') },
            { value: String(ROLE.jobCoach), text: t('register.jobCoach') },
            { value: String(ROLE.employer), text: t('register.employer') },
          ]}
        />
        {fields.values.Role === String(ROLE.employer) ? (
          <CompanySelect {...fields.field('CompanyGuid')} />
        ) : null}
        <TextField
          {...fields.field('FirstName')}
          label={t('firstName')}
          requiredWord={tc('required')}
          autoComplete="given-name"
          maxLength={100}
        />
        <TextField
          {...fields.field('LastName')}
          label={t('lastName')}
          requiredWord={tc('required')}
          autoComplete="family-name"
          maxLength={100}
        />
        <TextField
          {...fields.field('Email')}
          label={t('email')}
          requiredWord={tc('required')}
          description={t('emailHint')}
          type="email"
          autoComplete="email"
        />
        <PasswordInput
          {...fields.field('Password')}
          label={t('password')}
          requiredWord={tc('required')}
          description={t('passwordHint')}
          autoComplete="new-password"
        />
        <PasswordInput
          {...fields.field('confirmPassword')}
          label={t('confirmPassword')}
          requiredWord={tc('required')}
          autoComplete="new-password"
        />
        <Button type="submit" look="primary" isBusy={busy}>
          {t('register.submit')}
        </Button>
      </Form>
      <p>
        {t('register.have')} <AppLink href={paths.login}>{tc('signInLink')}</AppLink>
      </p>
    </Page>
  );
}
