import type { FieldProblem } from '#domain/fieldProblem.ts';
import type { Insights } from '#domain/insights.ts';
import type { FieldEvidence, ParsedResume, UnplacedLine } from '#domain/resume.ts';
import type { FileRefusal } from '#domain/resumeFile.ts';
import type { ReviewDraft } from '#domain/reviewDraft.ts';
import type { ReviewMarks } from '#domain/reviewParts.ts';
import type { LineTarget } from '#domain/unplacedLines.ts';
import type { Failure } from '../failure.ts';
import type { UserDetails } from '../session/sessionTypes.ts';

/** Types of the resume upload machine: context, events, input and emitted events. */

/** The source of a review: a parsed file, or an empty form. */
export type ReviewSource = 'file' | 'manual';

/** The location of a ZIP code, in degrees; null for one that is taken without a place. */
export type ZipPlace = { lat: number | null; long: number | null };

/** A ZIP code with the town beside it, which places one that is newer than the list. */
export type ZipAddress = { zip: string; city: string; state: string };

/** The line that was last added or left out, with what putting it back needs. */
export type PlacedLine = {
  line: UnplacedLine;
  target: LineTarget;
  /** Its place in the list. */
  at: number;
  /** The review without the line; null for one that was left out, which changed nothing. */
  before: { draft: ReviewDraft; evidence: FieldEvidence[] } | null;
};

export type ResumeUploadContext = {
  account: UserDetails;
  file: File | null;
  refusal: FileRefusal | null;
  /** The file name for the parser, once the file is stored. */
  filename: string | null;
  /** Half seconds since the reading started. */
  ticks: number;
  source: ReviewSource;
  /** The review with all edits; null before there is one and after a dismissal. */
  draft: ReviewDraft | null;
  /** True when the review was started before this page was opened. */
  isRestored: boolean;
  /**
   * The source line and certainty of each parsed value, until it is edited; empty for a manual
   * profile.
   */
  evidence: FieldEvidence[];
  /** The lines of the file that could not be placed, until the person adds or drops each. */
  unplaced: UnplacedLine[];
  /** Can be put back; null once an edit came after the line was added. */
  lastPlaced: PlacedLine | null;
  /** Which parts of the review show their fields, and which are confirmed. */
  marks: ReviewMarks;
  /** True after a refused submit; from then on every problem is marked. */
  problemsShown: boolean;
  /** The server's field problems, each until its field changes. */
  serverProblems: FieldProblem[];
  place: ZipPlace | null;
  /** The saved payload; null before. */
  saved: ParsedResume | null;
  insights: Insights | null;
  /** False when the upload continued without computed or saved insights. */
  insightsSaved: boolean;
  failure: Failure | null;
};

export type ResumeUploadEvent =
  | { type: 'file.chosen'; file: File }
  | { type: 'file.removed' }
  | { type: 'upload.requested' }
  | { type: 'upload.cancelled' }
  | { type: 'profile.startedManually' }
  /** With `evidence` when values are put back, so that their lines of the file come back too. */
  | { type: 'review.changed'; draft: ReviewDraft; evidence?: FieldEvidence[] }
  | { type: 'line.placed'; line: UnplacedLine; target: LineTarget }
  | { type: 'line.putBack' }
  | { type: 'part.opened'; part: string }
  | { type: 'part.confirmed'; part: string }
  | { type: 'parts.opened' }
  | { type: 'parts.confirmed' }
  | { type: 'review.submitted' }
  | { type: 'review.dismissed' }
  | { type: 'dismissal.confirmed' }
  | { type: 'dismissal.cancelled' }
  | { type: 'retry.requested' }
  | { type: 'back.requested' }
  | { type: 'insights.skipped' };

/** A stored review; see drafts.ts. */
export type UploadDraft = {
  source: ReviewSource;
  draft: ReviewDraft;
  evidence: FieldEvidence[];
  /** Missing in a draft that was stored before these lines were kept. */
  unplaced?: UnplacedLine[] | undefined;
  /** Missing in a draft that was stored before a review had parts. */
  marks?: ReviewMarks | undefined;
};

export type ResumeUploadInput = { account: UserDetails; restored?: UploadDraft | null };

export type ResumeUploadOutput = { resume: ParsedResume | null; insightsSaved: boolean };

/** Emitted after the snapshot has changed. */
export type ResumeUploadEmitted = { type: 'goTo'; path: '/candidate/additional-questions' };
