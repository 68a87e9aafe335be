import { useTranslation } from 'react-i18next';
import { confirmationProblem, newPasswordProblem } from '#domain/passwords.ts';
import { PasswordInput } from '#src/components/password/PasswordInput.tsx';

interface FieldProps {
  id: string;
  name: string;
  value: string;
  errorMessage: string | undefined;
  onChange: (value: string) => void;
}

interface NewPasswordFieldsProps {
  label: string;
  confirmLabel: string;
  password: FieldProps;
  confirmation: FieldProps;
}

/** The fields for a new password and its repetition, with the rule in words (section 5). */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  const { t: ta } = useTranslation('account');
  return (
    <>
      <PasswordInput
        {...props.password}
        label={props.label}
        requiredWord={t('required')}
        description={ta('password.hint')}
        autoComplete="new-password"
      />
      <PasswordInput
        {...props.confirmation}
        label={props.confirmLabel}
        requiredWord={t('required')}
        autoComplete="new-password"
      />
    </>
  );
}

/** The messages of section 5 for the two fields; undefined when a field is right. */
export function useNewPasswordMessages(): (
  password: string,
  confirmation: string,
) => { password: string | undefined; confirmation: string | undefined } {
  const { t: ta } = useTranslation('account');
  return (password, confirmation) => ({
    password: newPasswordProblem(password) ? ta('password.rule') : undefined,
    confirmation: confirmationProblem(password, confirmation)
      ? ta('password.mustMatch')
      : undefined,
  });
}
