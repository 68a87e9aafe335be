import type { FieldProblem } from '#domain/fieldProblem.ts';
import type { ConflictInput } from './conflictTypes.ts';
import type { Failure } from './failure.ts';

/** What a form knows, hears, is given and sends. */

/** A value as its field holds it: dates as YYYY-MM-DD, numbers as typed. */
export type FormValue = string | boolean | readonly string[];
export type FormValues = Readonly<Record<string, FormValue>>;

/** A saved record: which one, in which version. A record that was never saved has no id. */
export type SavedEntry = { readonly id: string | null; readonly etag: string | null };

/** A record as the form holds it. */
export type FormRecord<Values extends FormValues = FormValues> = {
  readonly entry: SavedEntry;
  readonly values: Values;
};

/** The answer to a save: the record as it is now, and what the server says to the person. */
export type SaveAnswer = FormRecord & { readonly message: string | null };

/** What a draft keeps: the values, and the record they were typed over, in the version it had. */
export type FormDraft = { readonly base: FormRecord; readonly values: FormValues };

export type FormContext = {
  /** The form before anything was typed: empty, or the one record that it changes. */
  start: FormRecord;
  /** The record that is open in the form: what differs from it was typed. */
  base: FormRecord;
  values: FormValues;
  /** The values of the last save or hold: what differs from them was typed since. */
  sent: FormValues;
  /** How often the person tried to save, and the server named a field: the errors take focus. */
  attempt: number;
  /** The fields that were on the screen at the last try: only they can be marked. */
  tried: readonly string[];
  /** What the server found, until the field is changed. */
  serverProblems: FieldProblem[];
  /** What the last Cancel gave up, until the person goes on with something else. */
  cancelled: FormDraft | null;
  /** What the last call ran into; until it was seen or is tried again. */
  failure: Failure | null;
  outcome: 'added' | 'updated' | null;
  /** What the server said when it saved. */
  message: string | null;
  /** The rules of the form: nothing when the values may be saved. */
  problemsOf: (values: FormValues, mode: 'add' | 'update') => readonly FieldProblem[];
  isAsked: (field: string, values: FormValues) => boolean;
  /** The values as a record holds them once saved, e.g. no end date for what goes on. */
  asSaved: ConflictInput['asSaved'];
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
    /** True where what was saved stays in the form; false where it is empty after saving. */
    keepsOne: boolean;
    /** False for a list whose entries can only be added and deleted. */
    canEdit?: boolean;
    /** What was typed before a reload, over which record. */
    restored?: FormDraft | null;
    /** What went wrong before the form was shown. */
    failure?: Failure | null;
  };
