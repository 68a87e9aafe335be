import type { FieldProblem } from '#domain/fieldProblem.ts';
import type { Failure } from '../failure.ts';

/** Types of the form machine: context, events, input and actor data. */

/** A value as its field holds it: dates as YYYY-MM-DD, numbers as typed. */
export type FormValue = string | boolean | readonly string[];
export type FormValues = Readonly<Record<string, FormValue>>;

/** The id and version of a saved record. A new record has no id. */
export type SavedEntry = { readonly id: string | null; readonly etag: string | null };

/** A record in the form. */
export type FormRecord<Values extends FormValues = FormValues> = {
  readonly entry: SavedEntry;
  readonly values: Values;
};

/** The answer to a save: the record now, and the server's message to the person. */
export type SaveAnswer = FormRecord & { readonly message: string | null };

/** A draft: the values, and the record with the version that they were typed over. */
export type FormDraft = { readonly base: FormRecord; readonly values: FormValues };

export type FormContext = {
  /** The form before anything was typed: empty, or its only record. */
  start: FormRecord;
  /** The record that is open in the form; a difference from it was typed. */
  base: FormRecord;
  values: FormValues;
  /** The values at the last save or hold; a difference from them was typed since. */
  sent: FormValues;
  /**
   * What was sent without an answer since the record was last known, as it would be saved: a version
   * that says just this is one's own.
   */
  lost: readonly FormValues[];
  /** Counts the attempts with an error; each new one moves the focus to the errors. */
  attempt: number;
  /** The fields on screen at the last attempt; only they can be marked. */
  tried: readonly string[];
  /** The server's field problems, each until its field changes. */
  serverProblems: FieldProblem[];
  /** The input that the last Cancel gave up, until the person does something else. */
  cancelled: FormDraft | null;
  /** The failure of the last call, until it was seen or is retried. */
  failure: Failure | null;
  outcome: 'added' | 'updated' | null;
  /** The server's message after saving. */
  message: string | null;
  /** The problems of the values by the rules; empty when they may be saved. */
  problemsOf: (values: FormValues, mode: 'add' | 'update') => readonly FieldProblem[];
  isAsked: (field: string, values: FormValues) => boolean;
  /** The values as the saved record holds them, e.g. no end date for a current job. */
  asSaved: (values: FormValues) => FormValues;
  keepsOne: boolean;
  canEdit: boolean;
};

export type FormEvent =
  | { type: 'field.changed'; values: FormValues }
  | { type: 'submit.requested' }
  | { type: 'refusal.seen' }
  | { type: 'retry.requested' }
  | { type: 'failure.dismissed' }
  | { type: 'outcome.seen' }
  | { type: 'draft.discarded' }
  | { type: 'record.opened'; record: FormRecord }
  | { type: 'edit.cancelled' }
  | { type: 'cancel.undone' }
  | { type: 'hold.requested' }
  | { type: 'hold.ended' }
  | { type: 'record.removed'; record: FormRecord };

export type FormInput = Pick<FormContext, 'start' | 'problemsOf'> &
  Partial<Pick<FormContext, 'isAsked' | 'asSaved'>> & {
    /** True if the saved values stay in the form; false if it is empty after saving. */
    keepsOne: boolean;
    /** False for a list whose entries can only be added and deleted. */
    canEdit?: boolean;
    /** The input from before a reload, and the record that it was typed over. */
    restored?: FormDraft | null;
    /** A failure from before the form was shown. */
    failure?: Failure | null;
  };
