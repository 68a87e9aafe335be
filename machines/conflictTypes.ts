import type { FormRecord, FormValues } from './formTypes.ts';

/** What a conflict knows, is given and decides. */

export type ConflictInput = {
  /** The record that was to be changed or deleted, in the version the person knows. */
  known: FormRecord;
  /** What was to be saved over it; null where it was to be deleted. */
  mine: FormValues | null;
  /** The values as a record holds them once they are saved. */
  asSaved: (values: FormValues) => FormValues;
  /** The server said already that there is no such record any more. */
  isGone: boolean;
};

/** What becomes of it. `theirs` is the record as it is now; null when it was deleted. */
export type Decision =
  /** It holds what was to be saved already: the answer was lost. */
  | { kind: 'saved'; theirs: FormRecord }
  /** Only something that the form does not show was changed: save or delete over it. */
  | { kind: 'newer'; theirs: FormRecord }
  /** The person wants theirs replaced, or deleted. */
  | { kind: 'mine'; theirs: FormRecord | null }
  /** The person gives up what they typed, or keeps the entry. */
  | { kind: 'theirs'; theirs: FormRecord | null }
  | { kind: 'later' };
