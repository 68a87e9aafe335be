import type { FieldEvidence } from '#domain/resume.ts';
import type { ReviewDraft } from '#domain/reviewDraft.ts';

/** The draft of a review and what changes it. */
export interface ReviewFieldsProps {
  draft: ReviewDraft;
  /** With the evidence that applies to it, where values are put back. */
  onChange: (next: ReviewDraft, evidence?: FieldEvidence[]) => void;
}

/**
 * The id of the control that edits what a JSON pointer of the review names: "/zip" is
 * "review-zip".
 */
export function fieldIdOf(pointer: string): string {
  return `review${pointer.replaceAll('/', '-')}`;
}

/** The id of a part of the review: "work_experience/0" is "review-part-work_experience-0". */
export function partIdOf(part: string): string {
  return `review-part-${part.replace('/', '-')}`;
}

const FIRST_FIELDS: Record<string, string> = {
  name: 'firstname',
  contact: 'email',
  wishes: 'ideal_job',
  skills: 'skill',
};

/** The id of the first field of a part. */
export function firstFieldOf(part: string): string {
  if (part.startsWith('work_experience/')) return fieldIdOf(`/${part}/job_title`);
  if (part.startsWith('education/')) return fieldIdOf(`/${part}/school_name`);
  return fieldIdOf(`/${FIRST_FIELDS[part] ?? ''}`);
}

/** The id of Submit, which is next when every part is right. */
export const SUBMIT_ID = 'review-submit';

/** The id of the lines that could not be placed. */
export const UNPLACED_ID = 'review-unplaced';

/** Moves the focus to a part itself, so that its name, state and reasons are read. */
export function focusPart(part: string): void {
  document.getElementById(partIdOf(part))?.focus();
}
