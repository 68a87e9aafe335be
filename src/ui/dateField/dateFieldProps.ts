import type { FieldWords } from '#src/ui/field/FieldParts.tsx';

export interface DateFieldProps extends FieldWords {
  /** YYYY-MM-DD; a missing part is left out, as in 2019-05-. Empty while nothing is entered. */
  value: string;
  onChange: (value: string) => void;
  /**
   * Announced when the month, such as "February 2020", has no such day: before the field is left,
   * and after the day was changed to the last one.
   */
  daysText: (month: string, days: number, isChanged: boolean) => string;
  /** About what was typed; shown and announced while the focus is elsewhere. */
  question?: string;
  name?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** Bounds, YYYY-MM-DD, for the arrow keys; the page still validates the value. */
  min?: string;
  max?: string;
}
