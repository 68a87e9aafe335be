import { useId, useRef } from 'react';
import { Search, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Button, Input, SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { FieldDescription, FieldHint, FieldProblem, FieldTop } from '#src/ui/field/FieldParts.tsx';
import type { FieldWords } from '#src/ui/field/FieldParts.tsx';
import { useLimit } from '#src/ui/field/useLimit.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import field from '#src/ui/field/Field.module.css';
import styles from './SearchField.module.css';

interface SearchFieldProps extends Omit<FieldWords, 'requiredWord' | 'errorMessage'> {
  value: string;
  onChange: (value: string) => void;
  /** Name of the button that clears the field; Escape does the same. */
  clearLabel: string;
  icon?: LucideIcon;
  name?: string;
  maxLength?: number;
  autoComplete?: string;
}

/** Search words. Enter submits the form; Escape or the button clears the field. */
export function SearchField({
  label,
  description,
  hint: givenHint,
  maxLength,
  clearLabel,
  icon = Search,
  ...rest
}: SearchFieldProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { errorMessage, hint, mark } = useLimit({
    value: rest.value,
    maxLength,
    hint: givenHint,
  });
  return (
    <AriaSearchField
      {...rest}
      {...(hint ? { 'aria-describedby': hintId } : {})}
      {...(errorMessage ? { isInvalid: true } : {})}
      validationBehavior="aria"
      className={field.field ?? ''}
      data-field=""
      {...mark}
    >
      <FieldTop label={label} />
      <div className={field.box}>
        <span className={`${field.affix ?? ''} ${styles.icon ?? ''}`}>
          <Icon of={icon} />
        </span>
        <Input ref={input} className={`${field.input ?? ''} ${styles.input ?? ''}`} />
        {rest.value === '' ? null : (
          // Not the button of react-aria's field: that one gives the focus away when a key goes
          // down on it, and so never hears the key come up.
          <Button
            slot={null}
            excludeFromTabOrder
            className={styles.clear ?? ''}
            aria-label={clearLabel}
            onPress={() => {
              rest.onChange('');
              input.current?.focus();
            }}
          >
            <Icon of={X} />
          </Button>
        )}
      </div>
      <FieldDescription>{description}</FieldDescription>
      <FieldProblem message={errorMessage} />
      <FieldHint id={hintId}>{hint}</FieldHint>
    </AriaSearchField>
  );
}
