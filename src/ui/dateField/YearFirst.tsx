import { useContext, useRef } from 'react';
import type { ComponentProps } from 'react';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';
import type { DateFieldProps } from './dateFieldProps.ts';
import { useDateText } from './useDateText.ts';
import { useTypedParts } from './useTypedParts.ts';
import styles from './DateField.module.css';

const ORDER = ['year', 'literal', 'month', 'literal', 'day'] as const;

/**
 * A part is named "year" alone: the group around it says the label once. The library adds the
 * label to each part, because VoiceOver on iOS, where parts are text boxes, announces no groups.
 */
function named(props: ComponentProps<'span'>): ComponentProps<'span'> {
  const { 'aria-label': label, 'aria-labelledby': _labelledBy, ...rest } = props;
  if (label === undefined || props.role !== 'spinbutton') return props;
  return { ...rest, 'aria-label': label.replace(/[\s,]+$/u, '') };
}

/**
 * The parts of a date as year-month-day, as the product enters them. The order is set here and
 * not by a locale, because the data of locales differ: en-CA has the month first in WebKit.
 */
export function YearFirst({ value, onChange }: Pick<DateFieldProps, 'value' | 'onChange'>) {
  const box = useRef<HTMLDivElement>(null);
  useTypedParts(value, onChange);
  useDateText(box, onChange);
  const segments = useContext(DateFieldStateContext)?.segments ?? [];
  return (
    <DateInput ref={box} className={styles.input ?? ''}>
      {(given) => {
        const type = ORDER[segments.indexOf(given)];
        const segment = segments.find((one) => one.type === type);
        if (segment === undefined) return <></>;
        const shown = type === 'literal' ? { ...segment, text: '-' } : segment;
        return (
          <DateSegment
            segment={shown}
            className={styles.segment ?? ''}
            render={(props) => <span {...named(props)} />}
          />
        );
      }}
    </DateInput>
  );
}
