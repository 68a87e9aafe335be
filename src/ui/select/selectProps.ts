import type { ReactNode } from 'react';
import type { FieldWords } from '#src/ui/field/FieldParts.tsx';

interface SelectOption {
  value: string;
  text: string;
  /** Of a text in another language than the page. */
  lang?: string | undefined;
}

export interface SelectProps extends FieldWords {
  /** The label with its words in another language marked. */
  shownLabel?: ReactNode;
  options: ReadonlyArray<SelectOption>;
  /** '' when nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The first, empty option, e.g. "Choose one"; without it one is always chosen. */
  emptyText?: string;
  name?: string;
  autoComplete?: string;
  isDisabled?: boolean;
  /** For a form that opens by a press, in the place of its button. */
  autoFocus?: boolean;
  /**
   * beside: the label in one line with the control, which is as high as a chip; column: only read,
   * because the heading of the column of a table is seen in its place.
   */
  labelPlace?: 'beside' | 'column';
}
