import { useEffect, useId, useRef } from 'react';
import type { Ref } from 'react';
import { focusField } from '#src/ui/focus/focusField.ts';
import styles from './ErrorSummary.module.css';

export interface FieldLink {
  /** Id of the field's control or group. */
  fieldId: string;
  /** Says which field and how to correct it; the same text as at the field. */
  text: string;
}

interface ErrorSummaryProps {
  /** E.g. "Please fill in all the required fields". */
  title: string;
  errors: ReadonlyArray<FieldLink>;
  /** Number of submits: each new one with errors moves focus here. */
  attempt: number;
  headingLevel?: 2 | 3 | 4;
  ref?: Ref<HTMLDivElement>;
}

/** The errors that prevent submitting, as links to the fields. Not rendered without errors. */
export function ErrorSummary({ title, errors, attempt, headingLevel = 2, ref }: ErrorSummaryProps) {
  const titleId = useId();
  const own = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  // Focus instead of a live region: the list can be read line by line, and it is spoken once (WCAG
  // 3.3.1).
  useEffect(() => {
    if (attempt > 0 && hasErrors) own.current?.focus();
    // Only a new submit moves focus, not correcting a field.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);
  if (!hasErrors) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      ref={(element) => {
        own.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      className={styles.summary}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <Heading id={titleId} className={styles.title}>
        {title}
      </Heading>
      <FieldLinks links={errors} />
    </div>
  );
}

/** A list of links that focus fields, without changing the address. */
export function FieldLinks({
  links,
  onFollow,
}: {
  links: ReadonlyArray<FieldLink>;
  /** Instead of moving focus at once, e.g. to close a dialog first. */
  onFollow?: (fieldId: string) => void;
}) {
  return (
    <ul className={styles.links} role="list">
      {links.map((link) => (
        <li key={link.fieldId}>
          <a
            href={`#${link.fieldId}`}
            onClick={(event) => {
              event.preventDefault();
              if (onFollow) onFollow(link.fieldId);
              else focusField(link.fieldId);
            }}
          >
            {link.text}
          </a>
        </li>
      ))}
    </ul>
  );
}
