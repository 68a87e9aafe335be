import { useId } from 'react';
import type { CSSProperties, Ref } from 'react';
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
} from 'react-aria-components/TextField';
import {
  type FieldName,
  FieldDescription,
  FieldHint,
  FieldProblem,
  FieldTop,
} from '#src/ui/field/FieldParts.tsx';
import type { TextFieldProps } from '#src/ui/textField/TextField.tsx';
import { useLimit } from '#src/ui/field/useLimit.tsx';
import styles from '#src/ui/field/Field.module.css';

interface TextAreaProps
  extends
    Omit<TextFieldProps, 'label' | 'prefix' | 'suffix' | 'ref' | 'type' | 'autoCapitalize'>,
    FieldName {
  /** Lines shown before it grows. */
  rows?: number;
  /** words: for a few words, as wide as a line that is easy to read. */
  size?: 'full' | 'words';
  ref?: Ref<HTMLTextAreaElement>;
}

/** Text of several lines. It grows with its text if the browser supports that. */
export function TextArea({
  label,
  requiredWord,
  description,
  errorMessage: givenMessage,
  hint: givenHint,
  maxLength,
  size = 'full',
  rows = size === 'words' ? 3 : 4,
  ref,
  ...rest
}: TextAreaProps) {
  const hintId = useId();
  const { errorMessage, hint, mark } = useLimit({
    value: rest.value,
    maxLength,
    hint: givenHint,
    errorMessage: givenMessage,
  });
  return (
    <AriaTextField
      {...rest}
      {...(hint ? { 'aria-describedby': hintId } : {})}
      isRequired={Boolean(requiredWord)}
      {...(errorMessage ? { isInvalid: true } : {})}
      validationBehavior="aria"
      className={styles.field ?? ''}
      data-field=""
      data-size={size}
      {...mark}
    >
      <FieldTop label={label} requiredWord={requiredWord} />
      <div className={styles.box}>
        <AriaTextArea
          {...(ref ? { ref } : {})}
          rows={rows}
          style={linesOf(rows)}
          className={styles.input ?? ''}
        />
      </div>
      <FieldDescription>{description}</FieldDescription>
      <FieldProblem message={errorMessage} />
      <FieldHint id={hintId}>{hint}</FieldHint>
    </AriaTextField>
  );
}

/** The smallest height, as a custom property: a growing field ignores rows. */
function linesOf(rows: number): CSSProperties {
  const style: Record<`--${string}`, number> = { '--rows': rows };
  return style;
}
