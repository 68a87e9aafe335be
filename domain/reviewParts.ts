import { endsBeforeStart, isHalfDate, isLikelyYear } from './dates.ts';
import type { FieldProblem } from './fieldProblem.ts';
import type { FieldEvidence } from './resume.ts';
import { changedPointers } from './reviewChanges.ts';
import type { ReviewDraft } from './reviewDraft.ts';
import { reviewProblems } from './resumeReview.ts';
import { inFormOrder, longTextProblems } from './reviewLimits.ts';

/**
 * The parts that a resume is reviewed in. A part is named as the pointers of its fields begin:
 * `work_experience/0` is the first job.
 */

/** The fields of the parts that are no entry of a list, in form order. */
export const PART_FIELDS = {
  name: ['firstname', 'middlename', 'lastname', 'hasOneName'],
  contact: ['email', 'phone_number', 'address1', 'address2', 'city', 'state', 'zip', 'country'],
  wishes: ['ideal_job', 'relocate', 'remote', 'summary'],
  skills: ['skills', 'skill', 'pendingSkill'],
} as const;

type PlainPart = keyof typeof PART_FIELDS;
type ListPart = 'work_experience' | 'education';
const LIST_PARTS: readonly ListPart[] = ['work_experience', 'education'];
const PLAIN_PARTS = Object.keys(PART_FIELDS) as PlainPart[];

/** Which parts show their fields, and which the person confirmed. Kept with the draft. */
export type ReviewMarks = { opened: string[]; confirmed: string[] };

export const NO_MARKS: ReviewMarks = { opened: [], confirmed: [] };

/** How a part stands: confirmed, with a doubt, or not looked at. */
export type PartState = 'right' | 'check' | 'unchecked';

/** A review as the person sees it: what is entered, where it was read, what is marked. */
export interface PartReview {
  readonly draft: ReviewDraft;
  readonly evidence: readonly FieldEvidence[];
  readonly marks: ReviewMarks;
  /** The problems that only the server could know. */
  readonly serverProblems: readonly FieldProblem[];
}

/** Every part of a review, in form order. */
export function partIds(draft: ReviewDraft): string[] {
  const entries = LIST_PARTS.flatMap((list) => draft[list].map((_, at) => `${list}/${at}`));
  return ['name', 'contact', 'wishes', ...entries, 'skills'];
}

/** The part that the field of a pointer is in. */
export function partOf(pointer: string): string {
  const [, field = '', index = ''] = pointer.split('/');
  if (LIST_PARTS.some((list) => list === field)) return `${field}/${index}`;
  return PLAIN_PARTS.find((part) => PART_FIELDS[part].some((one) => one === field)) ?? 'wishes';
}

/** Below this confidence the person is asked to look. */
const SURE = 0.75;

function unsure(evidence: readonly FieldEvidence[]): FieldProblem[] {
  return evidence
    .filter(({ confidence }) => confidence < SURE)
    .map(({ pointer }) => ({ pointer, code: 'unsure' }));
}

function isUnlikely(date: string, today: Date): boolean {
  const year = date.slice(0, 4);
  return /^\d{4}$/.test(year) && !isHalfDate(date) && !isLikelyYear(Number(year), today);
}

function questionsOf(
  [startAt, start]: readonly [string, string],
  [endAt, end]: readonly [string, string],
  today: Date,
): FieldProblem[] {
  const half = [
    ...(isHalfDate(start) ? [{ pointer: startAt, code: 'half' }] : []),
    ...(isHalfDate(end) ? [{ pointer: endAt, code: 'half' }] : []),
  ];
  const far = isUnlikely(start, today) ? [{ pointer: startAt, code: 'unlikely' }] : [];
  if (endsBeforeStart(start, end)) return [...half, ...far, { pointer: endAt, code: 'backwards' }];
  const farEnd = isUnlikely(end, today) ? [{ pointer: endAt, code: 'unlikely' }] : [];
  return [...half, ...far, ...farEnd];
}

function periodQuestions(draft: ReviewDraft, today: Date): FieldProblem[] {
  return [
    ...draft.work_experience.flatMap(({ start_date, end_date }, at) =>
      questionsOf(
        [`/work_experience/${at}/start_date`, start_date],
        [`/work_experience/${at}/end_date`, end_date],
        today,
      ),
    ),
    ...draft.education.flatMap(({ start_year, end_year }, at) =>
      questionsOf(
        [`/education/${at}/start_year`, start_year],
        [`/education/${at}/end_year`, end_year],
        today,
      ),
    ),
  ];
}

/** More words than the name of a skill has. */
const SENTENCE_WORDS = 8;

/** Whether a skill reads like a sentence. */
export function isSentence(skill: string): boolean {
  const words = skill.trim().split(/\s+/).length;
  return words >= SENTENCE_WORDS || (words > 3 && /[.!]$/.test(skill.trim()));
}

/** What looks wrong whatever the reader thought of it. */
function oddities({ skills, work_experience }: ReviewDraft): FieldProblem[] {
  const untitled = work_experience.flatMap((job, at) => {
    const isBegun = job.company.trim() !== '' || job.responsibilities.trim() !== '';
    return isBegun && job.job_title.trim() === ''
      ? [{ pointer: `/work_experience/${at}/job_title`, code: 'untitled' }]
      : [];
  });
  // It may stay so; but nobody can tell whether this is a job of now.
  const unended = work_experience.flatMap(({ start_date, end_date, present }, at) =>
    start_date !== '' && end_date === '' && !present
      ? [{ pointer: `/work_experience/${at}/end_date`, code: 'unended' }]
      : [],
  );
  return [
    ...untitled,
    ...unended,
    ...(skills.some(isSentence) ? [{ pointer: '/skills', code: 'sentence' }] : []),
  ];
}

/** What would refuse a submit, in form order. A part with one cannot be confirmed. */
export function blockersOf(review: Pick<PartReview, 'draft' | 'serverProblems'>): FieldProblem[] {
  const { draft, serverProblems } = review;
  return inFormOrder([...reviewProblems(draft), ...longTextProblems(draft), ...serverProblems]);
}

/**
 * Every reason to look at a field, in form order: what would refuse a submit, what was read with
 * little certainty, what looks wrong, and periods that are unlikely. All but the first end with a
 * confirmation.
 */
export function doubtsOf(review: PartReview, today = new Date()): FieldProblem[] {
  const { draft, evidence, marks } = review;
  const questions = [...unsure(evidence), ...oddities(draft), ...periodQuestions(draft, today)];
  const open = questions.filter(({ pointer }) => !marks.confirmed.includes(partOf(pointer)));
  return inFormOrder([...blockersOf(review), ...open]);
}

/** How a part stands, given the doubts of the review. */
export function partState(
  part: string,
  marks: ReviewMarks,
  doubts: readonly FieldProblem[],
): PartState {
  if (doubts.some(({ pointer }) => partOf(pointer) === part)) return 'check';
  return marks.confirmed.includes(part) ? 'right' : 'unchecked';
}

const union = (some: readonly string[], more: readonly string[]) => [
  ...new Set([...some, ...more]),
];
const without = (some: readonly string[], less: readonly string[]) =>
  some.filter((one) => !less.includes(one));

/** The marks of a new review: what needs a look is open. An empty form is open everywhere. */
export function firstMarks(
  draft: ReviewDraft,
  evidence: readonly FieldEvidence[],
  source: 'file' | 'manual',
): ReviewMarks {
  if (source === 'manual') return openParts(NO_MARKS, partIds(draft));
  const doubts = doubtsOf({ draft, evidence, marks: NO_MARKS, serverProblems: [] });
  return openParts(
    NO_MARKS,
    doubts.map(({ pointer }) => partOf(pointer)),
  );
}

/** With the fields of these parts shown. */
export function openParts(marks: ReviewMarks, parts: readonly string[]): ReviewMarks {
  return { ...marks, opened: union(marks.opened, parts) };
}

/** With these parts confirmed and folded. */
export function confirmParts(marks: ReviewMarks, parts: readonly string[]): ReviewMarks {
  return { opened: without(marks.opened, parts), confirmed: union(marks.confirmed, parts) };
}

/**
 * The marks after an edit. What was changed is not what was confirmed. An added entry is open,
 * and those after a removed one move up with their marks.
 */
export function marksAfter(
  marks: ReviewMarks,
  before: ReviewDraft,
  after: ReviewDraft,
): ReviewMarks {
  const moved = LIST_PARTS.reduce((so, list) => moveEntries(so, list, before, after), marks);
  const changed = changedPointers(before, after).map(partOf);
  return { ...moved, confirmed: without(moved.confirmed, changed) };
}

function moveEntries(
  marks: ReviewMarks,
  list: ListPart,
  before: ReviewDraft,
  after: ReviewDraft,
): ReviewMarks {
  const [old, next]: readonly object[][] = [before[list], after[list]];
  if (old === undefined || next === undefined || old.length === next.length) return marks;
  if (old.length < next.length)
    return openParts(
      marks,
      next.slice(old.length).map((_, at) => `${list}/${old.length + at}`),
    );
  const targets = new Map(old.map((entry, at) => [`${list}/${at}`, next.indexOf(entry)]));
  const move = (parts: readonly string[]) =>
    parts.flatMap((part) => {
      const to = targets.get(part);
      if (to === undefined) return [part];
      return to < 0 ? [] : [`${list}/${to}`];
    });
  return { opened: move(marks.opened), confirmed: move(marks.confirmed) };
}

/** The part to look at after this one: the next that is not right, also above it. */
export function nextPart(part: string, states: ReadonlyMap<string, PartState>): string | undefined {
  const parts = [...states.keys()];
  const at = parts.indexOf(part);
  const round = [...parts.slice(at + 1), ...parts.slice(0, Math.max(at, 0))];
  return round.find((one) => states.get(one) !== 'right');
}
