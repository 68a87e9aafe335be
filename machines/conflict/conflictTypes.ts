import type { FormRecord, FormValues } from '../form/formTypes.ts';

/** Types of the conflict machine: input and decision. */

export type ConflictInput = {
  /** The record to change or delete, in the version that the person saw. */
  known: FormRecord;
  /** The values to save; null when it is to be deleted. */
  mine: FormValues | null;
  /** The values as the saved record would hold them. */
  asSaved: (values: FormValues) => FormValues;
  /** What was sent before, without an answer; a version that says just this is no conflict. */
  lost?: readonly FormValues[];
  /** True when the server already answered that the record does not exist. */
  isGone: boolean;
};

/** The decision. `theirs` is the current record; null when it was deleted. */
export type Decision =
  /** It already has all that was sent: it was saved and the answer was lost. */
  | { kind: 'saved'; theirs: FormRecord }
  /** No field was changed by both: save both changes, or delete anyway. */
  | { kind: 'newer'; theirs: FormRecord }
  /** The person keeps what they typed in the disputed fields, or deletes the entry. */
  | { kind: 'mine'; theirs: FormRecord | null }
  /** The person keeps what is saved in the disputed fields, or keeps the entry. */
  | { kind: 'theirs'; theirs: FormRecord | null }
  | { kind: 'later' };
