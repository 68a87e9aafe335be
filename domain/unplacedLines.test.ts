import { describe, expect, test } from 'vitest';
import { EMPTY_RESUME } from './resume.ts';
import { draftFromResume, EMPTY_WORK } from './reviewDraft.ts';
import { type LineTarget, partOfTarget, placeLine } from './unplacedLines.ts';

const draft = {
  ...draftFromResume({ ...EMPTY_RESUME, skills: ['Excel'], summary: 'I bake. ' }),
  work_experience: [{ ...EMPTY_WORK, job_title: 'Baker', responsibilities: 'Baked bread' }],
};
const placed = (text: string, target: LineTarget) =>
  placeLine(draft, { text, heading: null }, target);

describe('a line that could not be placed', () => {
  test('becomes another responsibility of the job it is added to', () => {
    const after = placed('Ordered flour', { to: 'job', at: 0 });
    expect(after.work_experience[0]?.responsibilities).toBe('Baked bread\nOrdered flour');
  });

  test('becomes the title of a new job or the name of a new school', () => {
    expect(placed('Food Pantry Helper', { to: 'newJob' }).work_experience).toMatchObject([
      { job_title: 'Baker' },
      { job_title: 'Food Pantry Helper' },
    ]);
    expect(placed('Trade School', { to: 'newSchool' }).education).toMatchObject([
      { school_name: 'Trade School' },
    ]);
  });

  test('becomes skills, each once, when it lists several', () => {
    const { skills } = placed('Word, excel; Word,  Typing', { to: 'skills' });
    expect(skills).toEqual(['Excel', 'Word', 'Typing']);
  });

  test('continues the summary', () => {
    expect(placed('I drive.', { to: 'summary' }).summary).toBe('I bake. I drive.');
    const empty = { ...draft, summary: '' };
    const line = { text: 'I drive.', heading: null };
    expect(placeLine(empty, line, { to: 'summary' }).summary).toBe('I drive.');
  });

  test('changes nothing when it is left out', () => {
    expect(placed('Hobbies', { to: 'nowhere' })).toBe(draft);
  });

  test.each<[LineTarget, string | null]>([
    [{ to: 'job', at: 0 }, 'work_experience/0'],
    [{ to: 'newJob' }, 'work_experience/1'],
    [{ to: 'newSchool' }, 'education/0'],
    [{ to: 'skills' }, 'skills'],
    [{ to: 'summary' }, 'wishes'],
    [{ to: 'nowhere' }, null],
  ])('belongs when added to %j to the part %s', (target, part) => {
    expect(partOfTarget(target, placed('A line', target))).toBe(part);
  });
});
