import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#src/ui/passwordField/PasswordField.tsx';

type Given = 'showLabel' | 'hideLabel' | 'showWord' | 'hideWord';

/** The password field with our texts on its show button, whose name includes the field's name. */
export function PasswordInput(props: Omit<ComponentProps<typeof PasswordField>, Given>) {
  const { t } = useTranslation();
  return (
    <PasswordField
      {...props}
      showLabel={t('password.showName', { field: props.label })}
      hideLabel={t('password.hideName', { field: props.label })}
      showWord={t('password.show')}
      hideWord={t('password.hide')}
    />
  );
}
