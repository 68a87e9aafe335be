import { useId } from 'react';
import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
} from 'react-aria-components/RadioGroup';
import type { ChoiceLook } from './Checkbox.tsx';
import type { Choice } from './CheckboxGroup.tsx';
import { FieldDescription, FieldHint, FieldProblem, FieldTop } from '#src/ui/field/FieldParts.tsx';
import type { FieldName, FieldWords } from '#src/ui/field/FieldParts.tsx';
import field from '#src/ui/field/Field.module.css';
import styles from './Choice.module.css';

interface RadioGroupProps extends Omit<FieldWords, 'label'>, FieldName {
  choices: ReadonlyArray<Choice>;
  /** '' when nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  name?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  look?: ChoiceLook;
  /** row: as many beside each other as fit, for a few short words. */
  layout?: 'list' | 'columns' | 'row';
}

/** Exactly one of a few visible choices. */
export function RadioGroup({
  label,
  requiredWord,
  description,
  errorMessage,
  hint,
  choices,
  value,
  layout = 'list',
  look = 'choice',
  ...rest
}: RadioGroupProps) {
  const hintId = useId();
  return (
    <AriaRadioGroup
      {...rest}
      {...(look === 'answer' ? { isDisabled: true } : {})}
      value={value === '' ? null : value}
      {...(hint ? { 'aria-describedby': hintId } : {})}
      isRequired={Boolean(requiredWord)}
      {...(errorMessage ? { isInvalid: true } : {})}
      validationBehavior="aria"
      className={field.field ?? ''}
      data-field=""
      data-look={look}
    >
      <FieldTop label={label} requiredWord={requiredWord} />
      <FieldDescription>{description}</FieldDescription>
      <FieldProblem message={errorMessage} />
      <div className={styles.choices} data-layout={layout}>
        {choices.map((choice) => (
          <RadioChoice key={choice.value} choice={choice} look={look} />
        ))}
      </div>
      <FieldHint id={hintId}>{hint}</FieldHint>
    </AriaRadioGroup>
  );
}

function RadioChoice({ choice, look }: { choice: Choice; look: ChoiceLook }) {
  const hintId = useId();
  return (
    <RadioField
      value={choice.value}
      {...(choice.hint ? { 'aria-describedby': hintId } : {})}
      className={styles.choice ?? ''}
      data-hint={choice.hint ? '' : undefined}
      data-look={look}
    >
      <RadioButton className={styles.button ?? ''}>
        <span className={styles.mark} data-shape="dot" />
        <span lang={choice.lang}>{choice.text}</span>
      </RadioButton>
      <FieldHint id={hintId}>{choice.hint}</FieldHint>
    </RadioField>
  );
}
