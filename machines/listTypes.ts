import type { ActorRefFrom } from 'xstate';
import type { Failure } from './failure.ts';
import type { formMachine } from './form.ts';
import type { FormRecord, FormValues } from './formTypes.ts';

/** What a list of entries knows, hears and is given. */

export type ListInput = {
  /** The form that adds entries, and changes the one that is opened in it. */
  form: ActorRefFrom<typeof formMachine>;
};

export type ListContext = ListInput & {
  /** The entry to be opened once what was typed is given up. */
  next: FormRecord | null;
  /** The entry to be deleted, in the version it must have. */
  chosen: FormRecord | null;
  /** The form when the deletion was confirmed; a difference from it was typed later. */
  sent: FormValues;
  failure: Failure | null;
};

export type ListEvent =
  | { type: 'entry.opened'; record: FormRecord }
  | { type: 'switch.confirmed' }
  | { type: 'switch.cancelled' }
  | { type: 'delete.requested'; record: FormRecord }
  | { type: 'delete.confirmed' }
  | { type: 'delete.cancelled' }
  | { type: 'retry.requested' }
  | { type: 'failure.dismissed' }
  | { type: 'outcome.seen' };

/** What is deleted, and what the form held then. */
export type Removal = { readonly record: FormRecord; readonly sent: FormValues };
