import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/visuallyHidden/VisuallyHidden.tsx';
import styles from './FilterChips.module.css';

interface FilterChip {
  value: string;
  text: string;
  /** How many things it would leave, after its text, and what they are: "12", "jobs". */
  count?: { number: string; of: string } | undefined;
}

interface FilterChipsProps {
  /** What the chips narrow, e.g. "Show only". */
  legend: string;
  /** Where the chips say it all; it is read. */
  isLegendHidden?: boolean;
  choices: readonly FilterChip[];
  /** The values of the chips that are on. */
  value: ReadonlyArray<string>;
  /** Gets the values in the order of the choices. */
  onChange: (value: string[]) => void;
  /** After the chips, e.g. a Clear button. */
  end?: ReactNode;
}

/** Filters that are on or off: real check boxes, each in a pill. */
export function FilterChips({
  legend,
  isLegendHidden = false,
  choices,
  value,
  onChange,
  end,
}: FilterChipsProps) {
  const turn = (changed: string, isOn: boolean) =>
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((one) => (one === changed ? isOn : value.includes(one))),
    );
  return (
    <fieldset className={styles.filters}>
      <legend className={isLegendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {choices.map((choice) => (
          <CheckboxField
            key={choice.value}
            isSelected={value.includes(choice.value)}
            onChange={(isOn) => turn(choice.value, isOn)}
          >
            <CheckboxButton className={styles.chip ?? ''}>
              <Icon of={Check} />
              <span>{choice.text}</span>
              {choice.count ? (
                <span className={styles.count}>
                  {choice.count.number}
                  <VisuallyHidden> {choice.count.of}</VisuallyHidden>
                </span>
              ) : null}
            </CheckboxButton>
          </CheckboxField>
        ))}
        {end}
      </div>
    </fieldset>
  );
}
