import { type ReactNode, useId } from 'react';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { FieldDescription, FieldHint, FieldProblem, FieldTop } from '#src/ui/field/FieldParts.tsx';
import type { FieldName, FieldWords } from '#src/ui/field/FieldParts.tsx';
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

export interface TextFieldWords extends FieldWords, Pick<AriaTextFieldProps, Passed> {
  /** The label with its words in another language marked. */
  shownLabel?: ReactNode;
}

interface TextFrameProps extends Omit<TextFieldWords, 'label'>, FieldName {
  /** The box with the control. */
  children: ReactNode;
  'data-size'?: string;
  'data-look'?: string;
}

/**
 * What stands around the box of every field for text: its name, description, message and hint.
 * Reading order: name, required, invalid, description, error, hint.
 */
export function TextFrame({
  label,
  shownLabel = label,
  requiredWord,
  description,
  errorMessage: givenMessage,
  hint: givenHint,
  maxLength,
  children,
  'aria-describedby': elsewhere = '',
  ...rest
}: TextFrameProps) {
  const hintId = useId();
  const { errorMessage, hint, mark } = useLimit({
    value: rest.value,
    maxLength,
    hint: givenHint,
    errorMessage: givenMessage,
  });
  const { spoken, following } = useHeldHint(hint, rest);
  const describedBy = `${elsewhere} ${spoken ? hintId : ''}`.trim();
  return (
    <AriaTextField
      {...rest}
      {...following}
      {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
      isRequired={Boolean(requiredWord)}
      {...(errorMessage ? { isInvalid: true } : {})}
      validationBehavior="aria"
      className={styles.field ?? ''}
      data-field=""
      {...mark}
    >
      <FieldTop label={shownLabel} requiredWord={requiredWord} />
      {children}
      <FieldDescription>{description}</FieldDescription>
      <FieldProblem message={errorMessage} />
      <FieldHint id={hintId} spoken={spoken}>
        {hint}
      </FieldHint>
    </AriaTextField>
  );
}
