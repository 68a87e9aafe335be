import type { ReactNode, Ref } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import styles from './Form.module.css';

interface FormProps {
  /** Called on submit by button or Enter; the page is never reloaded. */
  onSubmit: () => void;
  /** Messages from the server by field name; each goes when its field is changed. */
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

/** A form whose messages are ours and stand on the page; the browser's bubbles, which vanish, are off. */
export function Form({ onSubmit, children, ref, ...rest }: FormProps) {
  return (
    <AriaForm
      {...rest}
      {...(ref ? { ref } : {})}
      validationBehavior="aria"
      className={styles.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a dialog is, for React, inside the form that opened it.
        event.stopPropagation();
        onSubmit();
      }}
    >
      {children}
    </AriaForm>
  );
}
