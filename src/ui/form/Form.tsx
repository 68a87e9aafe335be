import type { ReactNode, Ref } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import styles from './Form.module.css';

interface FormProps {
  /** Called on submit by button or Enter; the page is never reloaded. */
  onSubmit: () => void;
  /** Messages from the server by field name; each is removed when its field changes. */
  validationErrors?: Record<string, string | string[]>;
  children: ReactNode;
  id?: string;
  /** search: a landmark that leads to the fields of a search. */
  role?: 'search';
  /** Name of the form, where a page has more than one. */
  'aria-label'?: string;
  'aria-labelledby'?: string;
  ref?: Ref<HTMLFormElement>;
}

/** A field that says that its text is too long; the focus goes there, and nothing is sent. */
const OVER_LIMIT = '[data-over-limit] :is(input, textarea)';

/**
 * Moves the focus to the first field whose text is too long, for a button outside the form.
 * @returns whether there is one, so that nothing is to be sent
 */
export function focusOverLimit(within: ParentNode): boolean {
  const long = within.querySelector<HTMLElement>(OVER_LIMIT);
  long?.focus();
  return long !== null;
}

/**
 * A form that shows our messages on the page instead of the browser's bubbles, which disappear.
 */
export function Form({ onSubmit, children, ref, ...rest }: FormProps) {
  return (
    <AriaForm
      {...rest}
      {...(ref ? { ref } : {})}
      validationBehavior="aria"
      className={styles.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        // For React, a form in a dialog is inside the form that opened it.
        event.stopPropagation();
        if (!focusOverLimit(event.currentTarget)) onSubmit();
      }}
    >
      {children}
    </AriaForm>
  );
}
