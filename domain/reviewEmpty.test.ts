import { describe, expect, it } from 'vitest';
import { EMPTY_RESUME } from './resume.ts';
import { draftFromResume, EMPTY_WORK, type ReviewDraft } from './reviewDraft.ts';
import { isPartEmpty, withoutPart, withPartOf } from './reviewEmpty.ts';
import { partIds } from './reviewParts.ts';

const job = (job_title: string) => ({ ...EMPTY_WORK, job_title, present: true });
const draft: ReviewDraft = {
  ...draftFromResume({
    ...EMPTY_RESUME,
    firstname: 'Rosa',
    email: 'rosa@example.com',
    relocate: 1,
    summary: 'I bake.',
    skills: ['Baking'],
  }),
  pendingSkill: 'Sal',
  work_experience: [job('Teller'), job('Baker')],
};

describe('emptying a part of a review', () => {
  it('takes every value of that part and of no other', () => {
    for (const part of partIds(draft)) {
      const emptied = withoutPart(draft, part);
      const full = partIds(draft).filter((one) => !isPartEmpty(emptied, one));
      expect(full).toEqual(partIds(draft).filter((one) => one !== part));
    }
  });

  it('keeps an emptied job in its place', () => {
    const emptied = withoutPart(draft, 'work_experience/0');
    expect(emptied.work_experience).toEqual([EMPTY_WORK, job('Baker')]);
  });

  it('empties what is typed and not added, and the answer to moving', () => {
    expect(withoutPart(draft, 'skills')).toMatchObject({ skills: [], pendingSkill: '' });
    expect(withoutPart(draft, 'wishes')).toMatchObject({ relocate: null, summary: '' });
  });

  it('puts back what was there, and keeps what was typed elsewhere since', () => {
    for (const part of partIds(draft).filter((one) => one !== 'name')) {
      const now = { ...withoutPart(draft, part), firstname: 'Rose' };
      expect(withPartOf(now, part, draft)).toEqual({ ...draft, firstname: 'Rose' });
    }
  });

  it('is empty before anything is typed', () => {
    const empty = draftFromResume(EMPTY_RESUME);
    expect(partIds(empty).every((part) => isPartEmpty(empty, part))).toBe(true);
  });
});
