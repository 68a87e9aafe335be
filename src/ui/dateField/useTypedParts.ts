import { useContext, useLayoutEffect, useRef } from 'react';
import type { ContextType } from 'react';
import { DateFieldStateContext } from 'react-aria-components/DateField';
import { partsOf, textOf, TYPES } from './dateParts.ts';
import type { Part, Parts } from './dateParts.ts';

type DateFieldState = NonNullable<ContextType<typeof DateFieldStateContext>>;

/** The parts as the field shows them. */
export function shownBy(state: Pick<DateFieldState, 'segments'> | null): Parts {
  const part = (type: Part) => {
    const segment = state?.segments.find((one) => one.type === type);
    return segment === undefined || segment.isPlaceholder ? null : (segment.value ?? null);
  };
  return { year: part('year'), month: part('month'), day: part('day') };
}

/** Sets the first part that differs: the library takes one a render. Returns whether one did. */
function showNext(state: DateFieldState, wanted: Parts): boolean {
  const shown = shownBy(state);
  const type = TYPES.find((one) => shown[one] !== wanted[one]);
  if (type === undefined) return false;
  const number = wanted[type];
  if (number === null) state.clearSegment(type);
  else state.setSegment(type, number);
  return true;
}

/**
 * Reports a date while it is half typed, as "2019-05-", and shows one that is given so. The
 * library itself reports a date when it is whole, and would lose the rest with the page.
 */
export function useTypedParts(value: string, onChange: (value: string) => void): void {
  const state = useContext(DateFieldStateContext);
  const shown = textOf(shownBy(state));
  const known = useRef<{ given: string | null; shown: string; wanted: Parts | null }>({
    given: null,
    shown,
    wanted: null,
  });
  useLayoutEffect(() => {
    const now = known.current;
    if (state === null) return;
    if (value !== now.given) {
      now.given = value;
      // Given from outside: restored, discarded, or another entry.
      if (value !== now.shown) now.wanted = partsOf(value);
    }
    if (now.wanted !== null && showNext(state, now.wanted)) return;
    now.wanted = null;
    if (shown === now.shown) return;
    now.shown = shown;
    if (shown !== value) onChange(shown);
  });
}
