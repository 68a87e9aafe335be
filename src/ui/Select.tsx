import { useId } from 'react';
import type { Ref } from 'react';
import { ChevronDown, CircleAlert } from 'lucide-react';
import { Icon } from './Icon.tsx';
import { FieldHint, LabelText } from './FieldParts.tsx';
import type { FieldWords } from './FieldParts.tsx';
import field from './Field.module.css';
import styles from './Select.module.css';

export interface SelectOption {
  value: string;
  text: string;
}

interface SelectProps extends FieldWords {
  options: ReadonlyArray<SelectOption>;
  /** '' when nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** The first, empty option, e.g. "Choose one". */
  emptyText: string;
  name?: string;
  autoComplete?: string;
  isDisabled?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/**
 * One of several. The browser's own select: phones open their own picker, and every screen reader, switch
 * and voice control knows it; it also spares each page 40 kB.
 */
export function Select({
  id,
  label,
  requiredWord,
  description,
  errorMessage,
  hint,
  options,
  value,
  onChange,
  emptyText,
  isDisabled = false,
  ...rest
}: SelectProps) {
  const own = useId();
  const controlId = id ?? own;
  const ids = { description: `${own}d`, error: `${own}e`, hint: `${own}h` };
  const describedBy = [
    description ? ids.description : '',
    errorMessage ? ids.error : '',
    hint ? ids.hint : '',
  ].filter(Boolean);
  return (
    <div
      className={field.field}
      data-field=""
      data-invalid={errorMessage ? true : undefined}
      data-disabled={isDisabled || undefined}
    >
      <label htmlFor={controlId} className={field.label}>
        <LabelText label={label} requiredWord={requiredWord} />
      </label>
      {description ? (
        <div id={ids.description} className={field.description}>
          {description}
        </div>
      ) : null}
      <div className={`${field.box} ${styles.box}`}>
        <select
          {...rest}
          id={controlId}
          className={`${field.input} ${styles.select}`}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          disabled={isDisabled}
          aria-required={requiredWord ? true : undefined}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={describedBy.join(' ') || undefined}
        >
          <option value="">{emptyText}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon of={ChevronDown} />
        </span>
      </div>
      {errorMessage ? (
        <span id={ids.error} className={field.problem}>
          <Icon of={CircleAlert} />
          <span>{errorMessage}</span>
        </span>
      ) : null}
      <FieldHint id={ids.hint}>{hint}</FieldHint>
    </div>
  );
}
