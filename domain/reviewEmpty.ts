import { EMPTY_RESUME } from './resume.ts';
import { changedPointers } from './reviewChanges.ts';
import { draftFromResume, EMPTY_EDUCATION, EMPTY_WORK, type ReviewDraft } from './reviewDraft.ts';
import { partOf } from './reviewParts.ts';

/** A review where nothing is filled in, with as many entries as this one. */
function emptyLike(draft: ReviewDraft): ReviewDraft {
  return {
    ...draftFromResume(EMPTY_RESUME),
    pendingSkill: '',
    work_experience: draft.work_experience.map(() => EMPTY_WORK),
    education: draft.education.map(() => EMPTY_EDUCATION),
  };
}

/** The review with the values that another one has in this part. */
export function withPartOf(draft: ReviewDraft, part: string, from: ReviewDraft): ReviewDraft {
  const [list, at] = part.split('/');
  const take = <Entry>(now: readonly Entry[], then: readonly Entry[]) =>
    now.map((entry, index) => (index === Number(at) ? (then[index] ?? entry) : entry));
  if (list === 'work_experience')
    return { ...draft, work_experience: take(draft.work_experience, from.work_experience) };
  if (list === 'education') return { ...draft, education: take(draft.education, from.education) };
  const values = Object.entries(from).filter(([field]) => partOf(`/${field}`) === part);
  return { ...draft, ...Object.fromEntries(values) };
}

/** The review with nothing filled in in this part. */
export function withoutPart(draft: ReviewDraft, part: string): ReviewDraft {
  return withPartOf(draft, part, emptyLike(draft));
}

/** Whether nothing is filled in in this part. */
export function isPartEmpty(draft: ReviewDraft, part: string): boolean {
  return changedPointers(
    { ...draft, pendingSkill: draft.pendingSkill ?? '' },
    withoutPart(draft, part),
  ).every((pointer) => partOf(pointer) !== part);
}
