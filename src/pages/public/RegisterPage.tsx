import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ROLE, roleFromSignIn } from '#domain/roles.ts';
import { openUserApi } from '#src/api/client/clients.ts';
import { call, CallFailed, inOwnWords } from '#src/api/client/problem.ts';
import { FormErrors } from '#src/components/form/FormErrors.tsx';
import { useEmailMessage } from '#src/components/form/useEmailMessage.ts';
import {
  NewPasswordFields,
  useNewPasswordMessages,
} from '#src/components/password/NewPasswordFields.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import { CompanySelect, NOT_LISTED } from '#src/components/company/CompanySelect.tsx';
import { SocialSignIn } from '#src/pages/public/SocialSignIn.tsx';
import { carryTo } from '#src/tab/carried.ts';
import { keepSignUp } from '#src/session/ownSignUp.ts';
import { readSignUp, writeSignUp } from '#src/tab/storage.ts';
import { paths } from '#src/paths.ts';
import { settings } from '#src/settings.ts';
import { AppLink } from '#src/ui/appLink/AppLink.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Checkbox } from '#src/ui/choice/Checkbox.tsx';
import { RadioGroup } from '#src/ui/choice/RadioGroup.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

/** In the order of the fields, which is that of their errors. */
const EMPTY = {
  Role: String(ROLE.candidate),
  CompanyGuid: '',
  CompanyName: '',
  FirstName: '',
  LastName: '',
  hasOneName: '',
  Email: '',
  Password: '',
  confirmPassword: '',
};

/** The form before a reload; a password is never stored, so both fields are empty. */
function restoredValues(): typeof EMPTY | null {
  const kept = readSignUp();
  if (typeof kept !== 'object' || kept === null) return null;
  const texts = Object.entries(kept).filter(
    ([name, value]) => name in EMPTY && typeof value === 'string',
  );
  return { ...EMPTY, ...Object.fromEntries(texts), Password: '', confirmPassword: '' };
}

/** Whether an employer has to name a company, because it is not in the list. */
const namesCompany = ({ Role, CompanyGuid }: Pick<typeof EMPTY, 'Role' | 'CompanyGuid'>) =>
  Role === String(ROLE.employer) && CompanyGuid === NOT_LISTED;

const YES = 'yes';
const hasOneName = (values: Pick<typeof EMPTY, 'hasOneName'>) => values.hasOneName === YES;

/** What the server gets of an employer's company: an id of the list, or a name. */
function companyOf({ Role, CompanyGuid, CompanyName }: typeof EMPTY) {
  if (Role !== String(ROLE.employer)) return { CompanyGuid: '' };
  return CompanyGuid === NOT_LISTED
    ? { CompanyGuid: '', CompanyName: CompanyName.trim() }
    : { CompanyGuid };
}

/** The sign-up. Ends at the page that verifies the address. */
export default function RegisterPage() {
  const { t } = useTranslation('auth');
  const { t: ta } = useTranslation('account');
  const { t: tc } = useTranslation();
  const navigate = useNavigate();
  const passwordMessages = useNewPasswordMessages();

  const [restored] = useState(restoredValues);
  const emailMessage = useEmailMessage();
  const form = useForm({
    id: 'register',
    initial: EMPTY,
    restored,
    isAsked: (field, values) =>
      field === 'LastName' ? !hasOneName(values) : field !== 'CompanyName' || namesCompany(values),
    validate: (values) => {
      const { password, confirmation } = passwordMessages(values.Password, values.confirmPassword);
      return {
        CompanyName:
          namesCompany(values) && values.CompanyName.trim() === ''
            ? ta('register.companyNameMissing')
            : undefined,
        FirstName: values.FirstName.trim()
          ? undefined
          : t(hasOneName(values) ? 'error.onlyName' : 'error.firstName'),
        LastName: values.LastName.trim() || hasOneName(values) ? undefined : t('error.lastName'),
        Email: emailMessage(values.Email, t('error.email')),
        Password: password,
        confirmPassword: confirmation,
      };
    },
    send: async (values) => {
      const { Role, FirstName, LastName, Password } = values;
      const Email = values.Email.trim();
      const made = await call(
        openUserApi.POST('/signUp', {
          body: {
            FirstName: FirstName.trim(),
            ...(hasOneName(values)
              ? { LastName: '', hasOneName: true }
              : { LastName: LastName.trim() }),
            Email,
            Password,
            Role: Number(Role),
            ...companyOf(values),
          },
        }),
      );
      // A role that is not accepted is answered with an empty object (section 5).
      if (!made.verificationSent) throw new CallFailed(inOwnWords(ta('register.notAccepted')));
      if (Number(Role) === ROLE.candidate) carryTo(Email);
      // In the tab, so that a reload keeps it and no address shows it.
      keepSignUp(Email, made.signUp ?? null);
      void navigate(`${paths.verifyAccount}?email=${encodeURIComponent(Email)}`);
    },
  });

  const isTyped = form.typed !== null;
  const {
    Role,
    CompanyGuid,
    CompanyName,
    FirstName,
    LastName,
    hasOneName: one,
    Email,
  } = form.values;
  useEffect(() => {
    writeSignUp(
      isTyped
        ? { Role, CompanyGuid, CompanyName, FirstName, LastName, hasOneName: one, Email }
        : null,
    );
  }, [isTyped, Role, CompanyGuid, CompanyName, FirstName, LastName, one, Email]);

  return (
    <Page title={ta('register.title')} lead={ta('register.lead')}>
      <FormErrors form={form} title={t('summaryTitle')} />
      <Form onSubmit={form.submit} aria-label={ta('register.title')}>
        <RadioGroup
          {...form.field('Role')}
          label={ta('register.role')}
          requiredWord={tc('required')}
          choices={[
            { value: String(ROLE.candidate), text: ta('register.candidate') },
            { value: String(ROLE.jobCoach), text: ta('register.jobCoach') },
            { value: String(ROLE.employer), text: ta('register.employer') },
          ]}
        />
        <SocialSignIn role={roleFromSignIn(form.values.Role)} />
        {settings.socialProvider === null ? null : <p>{t('social.orForm')}</p>}
        {form.values.Role === String(ROLE.employer) ? (
          <CompanySelect {...form.field('CompanyGuid')} />
        ) : null}
        {namesCompany(form.values) ? (
          <TextField
            {...form.field('CompanyName')}
            label={ta('register.companyName')}
            requiredWord={tc('required')}
            autoComplete="organization"
            maxLength={200}
          />
        ) : null}
        <TextField
          {...form.field('FirstName')}
          label={hasOneName(form.values) ? tc('onlyName') : ta('firstName')}
          requiredWord={tc('required')}
          autoComplete="given-name"
          maxLength={100}
        />
        {hasOneName(form.values) ? null : (
          <TextField
            {...form.field('LastName')}
            label={ta('lastName')}
            requiredWord={tc('required')}
            autoComplete="family-name"
            maxLength={100}
          />
        )}
        <Checkbox
          isSelected={hasOneName(form.values)}
          onChange={(isOne) => form.field('hasOneName').onChange(isOne ? YES : '')}
        >
          {tc('hasOneName')}
        </Checkbox>
        <TextField
          {...form.field('Email')}
          label={t('email')}
          requiredWord={tc('required')}
          description={ta('emailHint')}
          type="email"
          autoComplete="email"
        />
        <NewPasswordFields
          label={t('password')}
          confirmLabel={ta('confirmPassword')}
          password={form.field('Password')}
          confirmation={form.field('confirmPassword')}
        />
        <Button type="submit" look="primary" isBusy={form.isBusy}>
          {ta('register.submit')}
        </Button>
      </Form>
      <p>
        {ta('register.have')} <AppLink href={paths.login}>{tc('signInLink')}</AppLink>
      </p>
    </Page>
  );
}
