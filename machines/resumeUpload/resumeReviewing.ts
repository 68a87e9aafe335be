import type { FieldProblem } from '#domain/fieldProblem.ts';
import type { FieldEvidence, UnplacedLine } from '#domain/resume.ts';
import { evidenceAfter } from '#domain/reviewChanges.ts';
import type { ReviewDraft } from '#domain/reviewDraft.ts';
import { marksAfter, NO_MARKS, openParts } from '#domain/reviewParts.ts';
import { type LineTarget, partOfTarget, placeLine } from '#domain/unplacedLines.ts';
import type { PlacedLine, ResumeUploadContext } from './resumeUploadTypes.ts';

/** How edits change the review of the resume upload machine. */

type Changed = Partial<ResumeUploadContext>;

/** The server's problems of fields that have not changed since. */
function unchanged(
  problems: readonly FieldProblem[],
  before: ReviewDraft | null,
  after: ReviewDraft,
): FieldProblem[] {
  const old = new Map<string, unknown>(Object.entries(before ?? {}));
  const kept = Object.entries(after).filter(([field, value]) => old.get(field) === value);
  const names = new Set(kept.map(([field]) => field));
  return problems.filter((problem) => names.has(problem.pointer.split('/')[1] ?? ''));
}

/** Putting an added line back would drop a later edit; one that was left out changed nothing. */
const stillPlaced = (last: PlacedLine | null) => (last?.before === null ? last : null);

/** After an edit by the person. */
export function changedReview(
  context: ResumeUploadContext,
  { draft, evidence }: { draft: ReviewDraft; evidence?: FieldEvidence[] },
): Changed {
  return {
    draft,
    evidence: evidence ?? evidenceAfter(context.evidence, context.draft, draft),
    lastPlaced: stillPlaced(context.lastPlaced),
    marks: context.draft ? marksAfter(context.marks, context.draft, draft) : NO_MARKS,
    serverProblems: unchanged(context.serverProblems, context.draft, draft),
  };
}

/** After a line was added somewhere, or left out. */
export function placedLine(
  context: ResumeUploadContext,
  { line, target }: { line: UnplacedLine; target: LineTarget },
): Changed {
  const { draft, evidence, unplaced } = context;
  const at = unplaced.indexOf(line);
  if (draft === null || at < 0) return {};
  const next = placeLine(draft, line, target);
  const part = partOfTarget(target, next);
  const marks = marksAfter(context.marks, draft, next);
  return {
    draft: next,
    evidence: evidenceAfter(evidence, draft, next),
    unplaced: unplaced.toSpliced(at, 1),
    lastPlaced: { line, target, at, before: part === null ? null : { draft, evidence } },
    marks: part === null ? marks : openParts(marks, [part]),
    serverProblems: unchanged(context.serverProblems, draft, next),
  };
}

/** After the last line was put back in the list, and taken out of where it was added. */
export function putBackLine(context: ResumeUploadContext): Changed {
  const { lastPlaced, unplaced } = context;
  if (lastPlaced === null) return {};
  const { at, before, line } = lastPlaced;
  return {
    ...(before === null ? {} : changedReview(context, before)),
    unplaced: unplaced.toSpliced(at, 0, line),
    lastPlaced: null,
  };
}
