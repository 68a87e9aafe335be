import type { FieldProblem } from '#domain/fieldProblem.ts';
import type { Failure } from '../failure.ts';
import type { FormDraft, FormRecord, FormValues, SavedEntry } from '../form/formTypes.ts';

/** Types of the machine of a posting's editor. */

/** What the server says of a posting besides what the fields hold. */
export type PostingState = {
  readonly status: 'draft' | 'published' | 'paused' | 'closed';
  /** Whether what was saved differs from what is published. */
  readonly isChanged: boolean;
  /** ISO 8601; null before the first save. */
  readonly savedAt: string | null;
};

/** A posting as it was saved: the record of the fields, and its state. */
export type SavedPosting = { readonly record: FormRecord; readonly state: PostingState };

export type JobEditorContext = {
  /** The version that is saved; a difference from it was typed. */
  base: FormRecord;
  values: FormValues;
  /** The values of the last save. */
  sent: FormValues;
  state: PostingState;
  /** What the save is for. */
  isForPublishing: boolean;
  /** Words that exclude people, about which is asked before publishing. */
  phrases: readonly string[];
  /** Whether the person said that another open job is not the same one. */
  isNoCopy: boolean;
  /** Counts the refused attempts to publish; each moves the focus to the errors. */
  attempt: number;
  /** What is missing for publishing, by the rules at the last attempt and by the server. */
  problems: readonly FieldProblem[];
  failure: Failure | null;
  /** What saves sent that failed, and that may be saved all the same. */
  lost: readonly FormValues[];
  outcome: 'saved' | 'published' | null;
  /** What is missing for publishing; empty when it may be published. */
  problemsOf: (values: FormValues) => readonly FieldProblem[];
};

export type JobEditorEvent =
  | { type: 'field.changed'; values: FormValues }
  | { type: 'save.requested' }
  | { type: 'preview.requested' }
  | { type: 'preview.left' }
  /** `phrases` are those to replace that the language check shows, and nobody keeps. */
  | { type: 'publish.requested'; phrases: readonly string[] }
  | { type: 'publish.confirmed' }
  | { type: 'publish.cancelled' }
  | { type: 'retry.requested' }
  | { type: 'failure.dismissed' }
  | { type: 'outcome.seen' }
  | { type: 'draft.discarded' };

export type JobEditorInput = {
  readonly start: SavedPosting;
  readonly problemsOf: JobEditorContext['problemsOf'];
  /** What an earlier visit left unsaved. */
  readonly restored?: FormDraft | null;
};

export type PublishInput = { readonly entry: SavedEntry; readonly isNoCopy: boolean };
