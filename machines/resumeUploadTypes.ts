import type { FieldProblem } from '#domain/fieldProblem.ts';
import type { Insights } from '#domain/insights.ts';
import type { FieldEvidence, ParsedResume } from '#domain/resume.ts';
import type { FileRefusal } from '#domain/resumeFile.ts';
import type { ReviewDraft } from '#domain/reviewDraft.ts';
import type { ReadingStage } from '#domain/spinner.ts';
import type { Failure } from './failure.ts';
import type { UserDetails } from './sessionTypes.ts';

/** What the resume upload machine knows, hears, is given and sends. */

/** Where a review came from: a file that was read, or an empty form. */
export type ReviewSource = 'file' | 'manual';

/** A point on the map for a zip code, in degrees. */
export type ZipPlace = { lat: number; long: number };

export type ResumeUploadContext = {
  account: UserDetails;
  file: File | null;
  refusal: FileRefusal | null;
  /** What the parser takes as filename, once the file is stored. */
  filename: string | null;
  /** Half seconds since the reading began. */
  ticks: number;
  stage: ReadingStage;
  source: ReviewSource;
  /** The review as it is edited; null before there is one and after a dismissal. */
  draft: ReviewDraft | null;
  /** Whether the review was begun before this page was opened. */
  isRestored: boolean;
  /** Where each value was read and how surely, until it is edited; empty for a manual profile. */
  evidence: FieldEvidence[];
  /** True once a submit was refused: from then on every problem is marked. */
  problemsShown: boolean;
  /** Problems only the server can know, until their field is changed. */
  serverProblems: FieldProblem[];
  place: ZipPlace | null;
  /** The payload as it was saved; null until then. */
  saved: ParsedResume | null;
  insights: Insights | null;
  /** False when the insights could not be computed or saved and the way went on without them. */
  insightsSaved: boolean;
  failure: Failure | null;
};

export type ResumeUploadEvent =
  | { type: 'file.chosen'; file: File }
  | { type: 'file.removed' }
  | { type: 'upload.requested' }
  | { type: 'upload.cancelled' }
  | { type: 'profile.startedManually' }
  | { type: 'stage.reached'; stage: ReadingStage }
  | { type: 'review.changed'; draft: ReviewDraft }
  | { type: 'review.submitted' }
  | { type: 'review.dismissed' }
  | { type: 'dismissal.confirmed' }
  | { type: 'dismissal.cancelled' }
  | { type: 'retry.requested' }
  | { type: 'back.requested' }
  | { type: 'insights.skipped' }
  | { type: 'success.acknowledged' };

/** A review that outlived its page; see drafts.ts. */
export type UploadDraft = { source: ReviewSource; draft: ReviewDraft; evidence: FieldEvidence[] };

export type ResumeUploadInput = { account: UserDetails; restored?: UploadDraft | null };

export type ResumeUploadOutput = { resume: ParsedResume | null; insightsSaved: boolean };

/** Sent after the snapshot has changed. */
export type ResumeUploadEmitted = { type: 'goTo'; path: '/candidate/additional-questions' };
