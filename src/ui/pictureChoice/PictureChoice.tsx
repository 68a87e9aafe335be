import { type ReactNode, useId, useState } from 'react';
import { Check, CircleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { announce } from '#src/ui/announcer/announce.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './PictureChoice.module.css';

interface PictureChoiceProps {
  /** The question. Left out where it stands already, e.g. as the title of the page. */
  legend?: string;
  /** Id of the question where it stands already. */
  'aria-labelledby'?: string;
  /** How many may be chosen and how many are, e.g. "Choose up to 3. 2 chosen." */
  description?: ReactNode;
  choices: ReadonlyArray<{ value: string; text: string; icon: LucideIcon }>;
  /** The values of the ticked pictures. */
  value: ReadonlyArray<string>;
  onChange: (value: string[]) => void;
  /** More are refused; nothing is unticked for them. */
  most: number;
  /** Says why a further choice was refused and what to do. */
  refusedText: string;
}

/** A few of many, each a picture with its words; the whole card is the check box. */
export function PictureChoice({
  legend,
  description,
  choices,
  value,
  onChange,
  most,
  refusedText,
  ...rest
}: PictureChoiceProps) {
  const descriptionId = useId();
  const [isRefused, setRefused] = useState(false);
  const turn = (changed: string, isOn: boolean) => {
    const isTooMany = isOn && value.length >= most;
    setRefused(isTooMany);
    if (isTooMany) announce(refusedText);
    else onChange(isOn ? [...value, changed] : value.filter((one) => one !== changed));
  };
  return (
    <fieldset
      {...rest}
      {...(description ? { 'aria-describedby': descriptionId } : {})}
      className={styles.group}
    >
      {legend ? <legend className={styles.legend}>{legend}</legend> : null}
      <div className={styles.body}>
        {description ? (
          <div id={descriptionId} className={styles.description}>
            {description}
          </div>
        ) : null}
        <div className={styles.pictures}>
          {choices.map((choice) => (
            <CheckboxField
              key={choice.value}
              isSelected={value.includes(choice.value)}
              onChange={(isOn) => turn(choice.value, isOn)}
              className={styles.field ?? ''}
            >
              <CheckboxButton className={styles.picture ?? ''}>
                <span className={styles.mark}>
                  <Icon of={Check} />
                </span>
                <span className={styles.disc}>
                  <Icon of={choice.icon} size="large" />
                </span>
                <span>{choice.text}</span>
              </CheckboxButton>
            </CheckboxField>
          ))}
        </div>
        {isRefused ? (
          <p className={styles.refused}>
            <Icon of={CircleAlert} />
            <span>{refusedText}</span>
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}
