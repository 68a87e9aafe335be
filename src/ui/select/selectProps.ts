import type { FieldWords } from '#src/ui/field/FieldParts.tsx';

interface SelectOption {
  value: string;
  text: string;
}

export interface SelectProps extends FieldWords {
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
}
