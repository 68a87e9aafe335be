import { useTranslation } from 'react-i18next';
import { TextField } from '#src/ui/textField/TextField.tsx';

/** Six digits; people type them with spaces or hyphens, and the server ignores those. */
export function looksLikeCode(text: string): boolean {
  return /^\d{6}$/.test(text.replace(/[\s-]/g, ''));
}

interface CodeFieldProps {
  id: string;
  name: string;
  value: string;
  errorMessage: string | undefined;
  onChange: (value: string) => void;
}

/** The code from a mail. */
export function CodeField(props: CodeFieldProps) {
  const { t: ta } = useTranslation('account');
  const { t: tc } = useTranslation();
  return (
    <TextField
      {...props}
      label={ta('code')}
      requiredWord={tc('required')}
      description={ta('codeHint')}
      inputMode="numeric"
      autoComplete="one-time-code"
    />
  );
}
