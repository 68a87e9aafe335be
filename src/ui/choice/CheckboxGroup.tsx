import { useId } from 'react';
import type { ReactNode } from 'react';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Checkbox, type ChoiceLook } from './Checkbox.tsx';
import { FieldDescription, FieldHint, FieldProblem, FieldTop } from '#src/ui/field/FieldParts.tsx';
import type { FieldName, FieldWords } from '#src/ui/field/FieldParts.tsx';
import field from '#src/ui/field/Field.module.css';
import styles from './Choice.module.css';

export interface Choice {
  value: string;
  text: string;
  hint?: ReactNode;
  /** The language of the text, where it is not that of the page. */
  lang?: string;
}

interface CheckboxGroupProps extends Omit<FieldWords, 'label'>, FieldName {
  choices: ReadonlyArray<Choice>;
  /** The values of the ticked boxes. */
  value: ReadonlyArray<string>;
  onChange: (value: string[]) => void;
  name?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  look?: ChoiceLook;
  /** Side by side where there is room, for many short choices. */
  layout?: 'list' | 'columns';
}

/** Any number of several, under one label. */
export function CheckboxGroup({
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
}: CheckboxGroupProps) {
  const hintId = useId();
  return (
    <AriaCheckboxGroup
      {...rest}
      {...(look === 'answer' ? { isDisabled: true } : {})}
      value={[...value]}
      {...(hint ? { 'aria-describedby': hintId } : {})}
      isRequired={Boolean(requiredWord)}
      {...(errorMessage ? { isInvalid: true } : {})}
      validationBehavior="aria"
      className={field.field ?? ''}
      data-field=""
      data-look={look}
    >
      <FieldTop label={label} requiredWord={requiredWord} isWordSpoken />
      <FieldDescription>{description}</FieldDescription>
      <FieldProblem message={errorMessage} />
      <div className={styles.choices} data-layout={layout}>
        {choices.map((choice) => (
          <Checkbox key={choice.value} value={choice.value} hint={choice.hint} look={look}>
            {choice.text}
          </Checkbox>
        ))}
      </div>
      <FieldHint id={hintId}>{hint}</FieldHint>
    </AriaCheckboxGroup>
  );
}
