import type { FieldProblem } from '#domain/fieldProblem.ts';
import type { Failure } from '../failure.ts';
import type { FormContext, FormDraft, FormRecord, FormValues } from '../form/formTypes.ts';

/** Types of the machine of a form that saves itself. */

export type AutosaveContext = Pick<FormContext, 'base' | 'values' | 'sent' | 'lost' | 'asSaved'> & {
  /** Whether the focus is in a field that was changed, as far as the form was told. */
  isInField: boolean;
  /** The failure of the last save, until one works. */
  failure: Failure | null;
  /** When "Saved" was last told, in milliseconds; null when it never was. */
  toldAt: number | null;
  /** The problems of the values by the rules; empty when they may be saved. */
  problemsOf: (values: FormValues) => readonly FieldProblem[];
  now: () => number;
};

export type AutosaveEvent =
  /** The form's own event, when the values come from the server; not a person's change. */
  | { type: 'values.loaded'; record: FormRecord }
  | { type: 'field.changed'; values: FormValues }
  /** The focus left a field. */
  | { type: 'field.left' }
  /** What waits is wanted on the server now. */
  | { type: 'save.asked' }
  /** The record is being deleted; then it was not. */
  | { type: 'record.dropped' }
  | { type: 'record.kept' }
  | { type: 'retry.pressed' }
  | { type: 'failure.dismissed' }
  /** The page is closed, or another one is shown. */
  | { type: 'page.left' };

export type AutosaveInput = Pick<AutosaveContext, 'problemsOf'> &
  Partial<Pick<AutosaveContext, 'asSaved' | 'now'>> & {
    /** What an earlier page could not save. */
    restored?: FormDraft | null;
  };

/** Told once for each save, as far apart as `HEARD_EVERY_MS` says. */
export type AutosaveEmitted = { type: 'saved.told' };
