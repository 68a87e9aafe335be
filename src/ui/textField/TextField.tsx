import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { FieldDescription, FieldHint, FieldProblem, FieldTop } from '#src/ui/field/FieldParts.tsx';
import type { FieldWords } from '#src/ui/field/FieldParts.tsx';
import { useHeldHint } from '#src/ui/field/useHeldHint.ts';
import { useLimit } from '#src/ui/field/useLimit.tsx';
import styles from '#src/ui/field/Field.module.css';

type Passed =
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'name'
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'spellCheck'
  | 'maxLength'
  | 'isDisabled'
  | 'isReadOnly'
  | 'autoFocus'
  /** Words that stand elsewhere, such as under a group of fields. */
  | 'aria-describedby';

export interface TextFieldProps extends FieldWords, Pick<AriaTextFieldProps, Passed> {
  /** Inside the box before the text; decorative, or a word that the label repeats. */
  prefix?: ReactNode;
  /** Inside the box after the text: a unit or a button. */
  suffix?: ReactNode;
  /** none for addresses, codes and names of accounts. */
  autoCapitalize?: 'none' | 'words' | 'sentences';
  ref?: Ref<HTMLInputElement>;
}

/**
 * One line of text. Reading order: name, required, invalid, description, error, hint. Set
 * autoComplete when the value is about the person (WCAG 1.3.5). Paste is never blocked.
 */
export function TextField({
  label,
  requiredWord,
  description,
  errorMessage: givenMessage,
  hint: givenHint,
  maxLength,
  prefix,
  suffix,
  autoCapitalize,
  ref,
  ...rest
}: TextFieldProps) {
  const hintId = useId();
  const { errorMessage, hint, mark } = useLimit({
    value: rest.value,
    maxLength,
    hint: givenHint,
    errorMessage: givenMessage,
  });
  const { spoken, following } = useHeldHint(hint, rest);
  return (
    <AriaTextField
      {...rest}
      {...following}
      {...(spoken
        ? { 'aria-describedby': `${rest['aria-describedby'] ?? ''} ${hintId}`.trim() }
        : {})}
      isRequired={Boolean(requiredWord)}
      {...(errorMessage ? { isInvalid: true } : {})}
      validationBehavior="aria"
      className={styles.field ?? ''}
      data-field=""
      {...mark}
    >
      <FieldTop label={label} requiredWord={requiredWord} />
      <div className={styles.box}>
        {prefix ? <span className={styles.affix}>{prefix}</span> : null}
        <Input
          {...(ref ? { ref } : {})}
          {...(autoCapitalize ? { autoCapitalize } : {})}
          className={styles.input ?? ''}
        />
        {suffix ? <span className={styles.affix}>{suffix}</span> : null}
      </div>
      <FieldDescription>{description}</FieldDescription>
      <FieldProblem message={errorMessage} />
      <FieldHint id={hintId} spoken={spoken}>
        {hint}
      </FieldHint>
    </AriaTextField>
  );
}
