import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { FieldError, Label, Text } from 'react-aria-components/TextField';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './Field.module.css';

/** Properties of every field. All texts come from the page. */
export interface FieldWords {
  /** On the control; error summaries link to it. */
  id?: string;
  /** Always visible. */
  label: string;
  /** Makes the field required; shown after the label, e.g. "(required)". */
  requiredWord?: string | undefined;
  /** Help under the control (under the label of a group), read after the name. */
  description?: ReactNode;
  /** Makes the field invalid: says what is wrong and how to correct it. */
  errorMessage?: ReactNode;
  /** A line below the control, read last, e.g. "Read from: …" with its tag. */
  hint?: ReactNode;
}

/** The name of a field: a visible label of its own, or the id of words that stand above it. */
export interface FieldName {
  label?: string;
  'aria-labelledby'?: string;
}

interface LabelTextProps {
  label: ReactNode;
  requiredWord?: string | undefined;
  /** The role has no aria-required (group, file input), so the word is part of the name. */
  isWordSpoken?: boolean;
}

/** The visible label. The required word is visual only when aria-required says the same. */
export function LabelText({ label, requiredWord, isWordSpoken = false }: LabelTextProps) {
  return (
    <>
      {label}
      {requiredWord ? (
        <span aria-hidden={isWordSpoken ? undefined : 'true'} className={styles.required}>
          {' '}
          {requiredWord}
        </span>
      ) : null}
    </>
  );
}

/** The label of a react-aria field; nothing for a field that is named by words above it. */
export function FieldTop({
  label,
  requiredWord,
  isWordSpoken = false,
}: Omit<LabelTextProps, 'label'> & { label?: ReactNode }) {
  if (label === undefined) return null;
  return (
    <Label className={styles.label ?? ''}>
      <LabelText label={label} requiredWord={requiredWord} isWordSpoken={isWordSpoken} />
    </Label>
  );
}

/**
 * Help for a react-aria field. It stands under the control, because above one of several fields in
 * a row it would push that field down; a group has a row of its own and says it first.
 */
export function FieldDescription({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Text slot="description" elementType="div" className={styles.description ?? ''}>
      {children}
    </Text>
  );
}

/** The message of an invalid field: from the page, or from the form's validationErrors. */
export function FieldProblem({ message }: { message?: ReactNode }) {
  return (
    <FieldError className={styles.problem ?? ''}>
      {({ validationErrors }) => (
        <>
          <Icon of={CircleAlert} />
          <span>{message ?? validationErrors.join(' ')}</span>
        </>
      )}
    </FieldError>
  );
}

interface FieldHintProps {
  id: string;
  children: ReactNode;
  /** What describes the control instead of the line that is shown, while they differ. */
  spoken?: ReactNode;
}

/** The line under a control. The control names `id` in aria-describedby. */
export function FieldHint({ id, children, spoken = children }: FieldHintProps) {
  const isShown = spoken === children;
  return (
    <>
      {children ? (
        <div {...(isShown ? { id } : {})} className={styles.hint}>
          {children}
        </div>
      ) : null}
      {spoken && !isShown ? (
        <div id={id} hidden>
          {spoken}
        </div>
      ) : null}
    </>
  );
}
