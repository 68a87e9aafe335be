import { useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import type { TextFieldProps } from '#src/ui/textField/TextField.tsx';

interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'suffix' | 'prefix' | 'autoComplete'
> {
  autoComplete: 'current-password' | 'new-password';
  /** Names of the button beside the text, e.g. "Show: New password", with the field's name. */
  showLabel: string;
  hideLabel: string;
  /** Short words on that button, contained in the names, e.g. "Show" and "Hide". */
  showWord: string;
  hideWord: string;
}

/** A password that can be shown (WCAG 3.3.8: no memory test); managers and paste work. */
export function PasswordField({
  showLabel,
  hideLabel,
  showWord,
  hideWord,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck="false"
      suffix={
        <Button
          look="plain"
          icon={isShown ? EyeOff : Eye}
          aria-label={isShown ? hideLabel : showLabel}
          onPress={() => setShown(!isShown)}
        >
          {isShown ? hideWord : showWord}
        </Button>
      }
    />
  );
}
