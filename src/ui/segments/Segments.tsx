import { Check } from 'lucide-react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './Segments.module.css';

interface SegmentsProps {
  /** What is chosen here, e.g. "Show as"; read, not shown. */
  label: string;
  choices: ReadonlyArray<{ value: string; text: string }>;
  value: string;
  onChange: (value: string) => void;
}

/** One of two to four views of the same thing, as radio buttons in one box. */
export function Segments({ label, choices, value, onChange }: SegmentsProps) {
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onChange={onChange}
      orientation="horizontal"
      className={styles.segments ?? ''}
    >
      {choices.map((choice) => (
        <RadioField key={choice.value} value={choice.value} className={styles.field ?? ''}>
          <RadioButton className={styles.segment ?? ''}>
            <Icon of={Check} />
            <span>{choice.text}</span>
          </RadioButton>
        </RadioField>
      ))}
    </RadioGroup>
  );
}
