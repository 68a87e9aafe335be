import type { ActorRefFrom } from 'xstate';
import type { Failure } from '../failure.ts';
import type { formMachine } from '../form/form.ts';
import type { FormRecord, FormValues } from '../form/formTypes.ts';

/** Types of the list machine: context, events and input. */

export type ListInput = {
  /** The form that adds entries and edits the open one. */
  form: ActorRefFrom<typeof formMachine>;
};

export type ListContext = ListInput & {
  /** The entry to open after unsaved input is given up. */
  next: FormRecord | null;
  /** The entry to delete, with its expected version. */
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

/** The deleted record, and the values of the form at that time. */
export type Removal = { readonly record: FormRecord; readonly sent: FormValues };
