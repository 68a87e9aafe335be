import { useId } from 'react';
import {
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components/Select';
import { Check, ChevronDown } from 'lucide-react';
import { FieldDescription, FieldHint, FieldProblem, FieldTop } from '#src/ui/field/FieldParts.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { SelectProps } from './selectProps.ts';
import field from '#src/ui/field/Field.module.css';
import styles from './Select.module.css';

/** The key of the empty option: a list has no option without a key. */
const NONE = 'none-chosen';

/**
 * The code behind Select.tsx. The list opens over the page, also over a modal, and is as wide as
 * its button. Arrow keys and typed letters choose also while it is closed, as in the browser's own
 * select.
 */
export default function SelectListBox({
  label,
  shownLabel = label,
  requiredWord,
  description,
  errorMessage,
  hint,
  options,
  value,
  onChange,
  onBlur,
  emptyText,
  labelPlace,
  ...rest
}: SelectProps) {
  const hintId = useId();
  const all = [
    ...(emptyText === undefined ? [] : [{ key: NONE, text: emptyText, lang: undefined }]),
    ...options.map(({ value: key, text, lang }) => ({ key, text, lang })),
  ];
  const chosen = all.find(({ key }) => key === (value === '' ? NONE : value));
  return (
    <AriaSelect
      {...rest}
      value={value === '' ? NONE : value}
      onChange={(key) => onChange(key === NONE || key === null ? '' : String(key))}
      {...(onBlur ? { onBlur: () => onBlur() } : {})}
      {...(hint ? { 'aria-describedby': hintId } : {})}
      isRequired={Boolean(requiredWord)}
      {...(errorMessage ? { isInvalid: true } : {})}
      validationBehavior="aria"
      className={field.field ?? ''}
      data-field=""
      data-label={labelPlace}
    >
      {/* A button has no aria-required, so the word is part of the name. */}
      <FieldTop label={shownLabel} requiredWord={requiredWord} isWordSpoken />
      <Button className={`${field.box ?? ''} ${styles.trigger ?? ''}`}>
        <SelectValue className={styles.value ?? ''}>
          {({ selectedText }) => <span lang={chosen?.lang}>{selectedText}</span>}
        </SelectValue>
        <Icon of={ChevronDown} />
      </Button>
      <FieldDescription>{description}</FieldDescription>
      <FieldProblem message={errorMessage} />
      <FieldHint id={hintId}>{hint}</FieldHint>
      <Popover className={styles.popover ?? ''} offset={4}>
        {/* The page with the label is inert while the list is open, and a name by its id is empty. */}
        <ListBox aria-label={label} className={styles.list ?? ''}>
          {all.map((option) => (
            <ListBoxItem
              key={option.key}
              id={option.key}
              textValue={option.text}
              className={styles.option ?? ''}
            >
              <span className={styles.check}>
                <Icon of={Check} />
              </span>
              <span lang={option.lang}>{option.text}</span>
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
