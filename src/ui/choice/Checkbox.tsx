import { useId } from 'react';
import type { ReactNode } from 'react';
import { Check, Lock } from 'lucide-react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { FieldHint, FieldProblem } from '#src/ui/field/FieldParts.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './Choice.module.css';

/** answer: somebody else's, which is there to be read: disabled, and as clear as text. */
export type ChoiceLook = 'choice' | 'answer';

export interface CheckboxProps {
  id?: string;
  /** The visible label; pressing it ticks the box. */
  children: ReactNode;
  /** In a CheckboxGroup: what the group's value holds when ticked. */
  value?: string;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  name?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** Neither ticked nor not: the label says why, e.g. "Not shared with you". */
  isUnknown?: boolean;
  look?: ChoiceLook;
  /** Its presence makes the box required; shown after the label. */
  requiredWord?: string | undefined;
  errorMessage?: string | undefined;
  /** A line under the label, read after it. */
  hint?: ReactNode;
}

/** One box to tick. Alone, or in a CheckboxGroup. */
export function Checkbox({
  children,
  requiredWord,
  errorMessage,
  hint,
  isUnknown = false,
  look = 'choice',
  ...rest
}: CheckboxProps) {
  const hintId = useId();
  return (
    <CheckboxField
      {...rest}
      {...(look === 'answer' ? { isDisabled: true } : {})}
      isIndeterminate={isUnknown}
      {...(hint ? { 'aria-describedby': hintId } : {})}
      isRequired={Boolean(requiredWord)}
      {...(errorMessage ? { isInvalid: true } : {})}
      validationBehavior="aria"
      className={styles.choice ?? ''}
      data-field=""
      data-hint={hint ? '' : undefined}
      data-look={look}
    >
      <CheckboxButton className={styles.button ?? ''}>
        <span className={styles.mark} data-shape="box">
          <Icon of={isUnknown ? Lock : Check} />
        </span>
        <span>
          {children}
          {requiredWord ? (
            <span aria-hidden="true" className={styles.required}>
              {' '}
              {requiredWord}
            </span>
          ) : null}
        </span>
      </CheckboxButton>
      <FieldProblem message={errorMessage} />
      <FieldHint id={hintId}>{hint}</FieldHint>
    </CheckboxField>
  );
}
