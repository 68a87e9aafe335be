import { useId, useState } from 'react';
import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { useLocale } from 'react-aria-components/I18nProvider';
import { YearFirst } from './YearFirst.tsx';
import { useInside } from './useInside.ts';
import { DateFieldNote } from './DateFieldNote.tsx';
import { FieldDescription, FieldHint, FieldProblem, FieldTop } from '#src/ui/field/FieldParts.tsx';
import type { DateFieldProps } from './dateFieldProps.ts';
import field from '#src/ui/field/Field.module.css';

/**
 * Reads YYYY-MM-DD; null for anything else, so that a value from outside can never break the
 * screen.
 */
function readDate(text: string | undefined): CalendarDate | null {
  if (!text) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** The working part of DateField.tsx. */
export default function DateFieldSegments({
  label,
  requiredWord,
  description,
  errorMessage,
  hint,
  value,
  onChange,
  daysText,
  question = '',
  min,
  max,
  ...rest
}: DateFieldProps) {
  const hintId = useId();
  const noteId = useId();
  const { locale } = useLocale();
  const minValue = readDate(min);
  const maxValue = readDate(max);
  const { isInside, around } = useInside();
  const date = readDate(value);
  // The last whole date. While a part of it is being changed it stays, because the library
  // empties all parts when its date is taken away.
  const [whole, setWhole] = useState(date);
  if ((value === '' || date !== null) && whole?.toString() !== date?.toString()) setWhole(date);
  return (
    <AriaDateField
      {...rest}
      value={whole}
      onChange={(next) => onChange(next ? next.toString() : '')}
      {...(minValue ? { minValue } : {})}
      {...(maxValue ? { maxValue } : {})}
      {...around}
      aria-describedby={hint ? `${noteId} ${hintId}` : noteId}
      shouldForceLeadingZeros
      isRequired={Boolean(requiredWord)}
      {...(errorMessage ? { isInvalid: true } : {})}
      validationBehavior="aria"
      className={field.field ?? ''}
      data-field=""
    >
      <FieldTop label={label} requiredWord={requiredWord} isWordSpoken />
      <div className={field.box}>
        <YearFirst value={value} onChange={onChange} />
      </div>
      <DateFieldNote
        id={noteId}
        locale={locale}
        value={value}
        daysText={daysText}
        question={isInside ? '' : question}
      />
      <FieldDescription>{description}</FieldDescription>
      <FieldProblem message={errorMessage} />
      <FieldHint id={hintId}>{hint}</FieldHint>
    </AriaDateField>
  );
}
