import { useContext, useEffect, useRef, useState } from 'react';
import { CalendarDate, DateFormatter } from '@internationalized/date';
import { DateFieldStateContext } from 'react-aria-components/DateField';
import { announce } from '#src/ui/announcer/announce.ts';
import type { DateFieldProps } from './dateFieldProps.ts';
import styles from '#src/ui/field/Field.module.css';

/** A year that is still being typed has fewer digits. */
const FIRST_WHOLE_YEAR = 1000;

/** The typed parts, also of a day that does not exist; null while a part is missing. */
function useShown(): { first: CalendarDate; day: number } | null {
  const state = useContext(DateFieldStateContext);
  const [year, month, day] = (['year', 'month', 'day'] as const).map((type) => {
    const part = state?.segments.find((segment) => segment.type === type);
    return part?.isPlaceholder ? null : part?.value;
  });
  if (!year || !month || !day || year < FIRST_WHOLE_YEAR) return null;
  return { first: new CalendarDate(year, month, 1), day };
}

/** The last day of a month that was shown with a later one, and its value. */
interface Limit {
  readonly last: CalendarDate;
  readonly value: string;
}

interface DateFieldNoteProps extends Pick<DateFieldProps, 'value' | 'daysText'> {
  id: string;
  question: string;
  locale: string;
}

/**
 * The library accepts February 31 while it is typed, and silently changes it to the last day of
 * the month when the field is left. This note says so before and after (WCAG 3.2.2, 3.3.1): shown
 * at the field, part of its description, and announced. Both sentences have the same length, so
 * that nothing moves while a button is pressed.
 */
export function DateFieldNote({ id, locale, value, daysText, question }: DateFieldNoteProps) {
  const shown = useShown();
  const [limit, setLimit] = useState<Limit | null>(null);
  const days = shown ? shown.first.calendar.getDaysInMonth(shown.first) : 0;
  const beyond = shown && shown.day > days ? shown.first.set({ day: days }) : null;
  const isAtLimit = Boolean(
    shown && limit?.last.compare(shown.first.set({ day: shown.day })) === 0,
  );
  const known = beyond ?? (isAtLimit && limit ? limit.last : null);
  if (known) {
    if (limit?.last.compare(known) !== 0 || (isAtLimit && limit.value !== value))
      setLimit({ last: known, value });
  } else if (limit && limit.value !== value) setLimit(null);

  const text = known
    ? daysText(
        new DateFormatter(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
          known.toDate('UTC'),
        ),
        known.day,
        beyond === null,
      )
    : question;
  // What was there before the field was used is no news.
  const before = useRef<string | null>(text);
  useEffect(() => {
    if (text === before.current) return;
    before.current = null;
    // Stepping through the months announces the one where it stops.
    announce(text, { replaces: id });
  }, [text, id]);
  return (
    <div id={id} className={styles.hint} hidden={text === ''}>
      {text}
    </div>
  );
}
