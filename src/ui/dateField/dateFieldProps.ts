import type { FieldWords } from '#src/ui/field/FieldParts.tsx';

export interface DateFieldProps extends FieldWords {
  /** YYYY-MM-DD, or '' while no whole date is entered. */
  value: string;
  onChange: (value: string) => void;
  /**
   * Announced when the month, such as "February 2020", has no such day: before the field is left,
   * and after the day was changed to the last one.
   */
  daysText: (month: string, days: number, isChanged: boolean) => string;
  name?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** Bounds, YYYY-MM-DD, for the arrow keys; the page still validates the value. */
  min?: string;
  max?: string;
}
