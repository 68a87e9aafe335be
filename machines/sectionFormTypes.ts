import type { FieldProblem } from '#domain/fieldProblem.ts';
import type { Failure } from './failure.ts';

/** What the machine of a section's form knows, hears, is given and sends. */

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

/** The answer to a save: the record as it stands now, and what the server says to the person. */
export type SaveAnswer = FormRecord & { readonly message: string | null };

/** What is deleted, and what the form held when that was asked for: what it holds more by then was typed meanwhile. */
export type Removal = { readonly record: FormRecord; readonly sent: FormValues };

export type SectionOutcome = 'added' | 'updated' | 'deleted';

/** What a draft keeps: the values, and the record they were typed over, in the version it had then. */
export type SectionDraft = { readonly base: FormRecord; readonly values: FormValues };

export type SectionFormContext = {
  /** The form before anything was typed: empty, or the one record of a section that has one. */
  start: FormRecord;
  /** What the form was filled with: to tell whether there is anything to lose. */
  base: FormRecord;
  values: FormValues;
  /** What the form held when the save or the deletion that is under way was asked for, or the last one: the rest was typed since. */
  sent: FormValues;
  /** How often the person has tried to save; marks are shown from the first try on. */
  attempt: number;
  /** What the server found, until the field is changed. */
  serverProblems: FieldProblem[];
  /** The entry that the person wants to delete. */
  doomed: FormRecord | null;
  /** The entry to be opened once what was typed is given up. */
  next: FormRecord | null;
  /** What the last Cancel gave up, to be brought back until the person goes on with something else. */
  cancelled: SectionDraft | null;
  /** The record as somebody else, or another tab, saved it meanwhile. */
  theirs: FormRecord | null;
  /** What the last call ran into, also where it names fields; until it was seen or is tried again. */
  failure: Failure | null;
  outcome: SectionOutcome | null;
  /** What the server said when it saved. */
  message: string | null;
  /** The rules of the section: nothing when the values may be saved. */
  problemsOf: (values: FormValues, mode: 'add' | 'update') => readonly FieldProblem[];
  /** The values as a record holds them once they are saved, e.g. no end date for what goes on. */
  asSaved: (values: FormValues) => FormValues;
  keepsOne: boolean;
  canEdit: boolean;
};

export type SectionFormEvent =
  | { type: 'field.changed'; values: FormValues }
  | { type: 'submit.requested' }
  | { type: 'refusal.seen' }
  | { type: 'entry.opened'; record: FormRecord }
  | { type: 'switch.confirmed' }
  | { type: 'switch.cancelled' }
  | { type: 'edit.cancelled' }
  | { type: 'cancel.undone' }
  | { type: 'delete.requested'; record: FormRecord }
  | { type: 'delete.confirmed' }
  | { type: 'delete.cancelled' }
  | { type: 'retry.requested' }
  | { type: 'failure.dismissed' }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' }
  | { type: 'conflict.dismissed' }
  | { type: 'outcome.seen' }
  | { type: 'draft.discarded' };

export type SectionFormInput = {
  start: FormRecord;
  problemsOf: SectionFormContext['problemsOf'];
  /** Left out where a record holds just what was typed, but for the space around it and the order of a choice. */
  asSaved?: SectionFormContext['asSaved'];
  /** True for a section that is one record (basic details); false for a list with a form above it. */
  keepsOne: boolean;
  /** False for a list whose entries can only be added and deleted. */
  canEdit?: boolean;
  /** What was typed before a reload, over which record. */
  restored?: SectionDraft | null;
};
