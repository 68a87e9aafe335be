import { describe, expect, test } from 'vitest';
import {
  answersOf,
  answersOfOther,
  fitsLetter,
  LETTER_STEPS,
  type LetterAnswers,
  letterBlocks,
  type LetterProblem,
  type LetterStep,
  letterTells,
  letterText,
  NO_LETTER,
  problemOf,
  stepAfter,
  stepBefore,
} from './letter.ts';

const WRITER = { name: 'Dana Whitlock', contact: 'dana@example.com' };
const ANSWERS: LetterAnswers = {
  ...NO_LETTER,
  kind: 'applying',
  job: 'Baker',
  company: 'Salt City Supplies',
  recipient: 'Jordan Lee',
  offeredDuties: ['Bake bread', 'Lift sacks of flour'],
  duties: ['Lift sacks of flour'],
  ownDuties: 'Early shifts\n\n',
  asks: ['A lift table'],
  ownAsks: 'A later start',
  answerBy: '2026-06-01',
  writtenOn: '2026-05-01',
};
const written = (changes: Partial<LetterAnswers> = {}) =>
  letterText({ ...ANSWERS, ...changes }, WRITER);

describe('the letter', () => {
  test('of who applies says what was answered, in the words of the template', () => {
    expect(written()).toBe(`Dear Jordan Lee,

I am applying for Baker at Salt City Supplies. I am writing to ask for a change because of a medical condition.

It makes this harder:
- Lift sacks of flour
- Early shifts

With the following I can do this work well:
- A lift table
- A later start

I am open to other ideas that work. Please answer by June 1, 2026, so that we can talk about it. You can reach me at dana@example.com.

Thank you.

Dana Whitlock
May 1, 2026`);
  });

  test('of who works there differs in how it begins alone', () => {
    const [applying, working] = [written(), written({ kind: 'working' })];
    expect(working).toContain('I work at Salt City Supplies as Baker. I am writing to ask');
    expect(working.replace('I work at Salt City Supplies as Baker.', '')).toBe(
      applying.replace('I am applying for Baker at Salt City Supplies.', ''),
    );
  });

  test('names exactly the duties and asks that are chosen', () => {
    expect(written()).not.toContain('Bake bread');
    expect(written({ duties: [], ownDuties: '' })).not.toContain('It makes this harder');
    expect(written({ duties: ['Bake bread', 'Lift sacks of flour'] })).toContain(
      '- Bake bread\n- Lift sacks of flour\n',
    );
    expect(written({ asks: [] })).not.toContain('lift table');
  });

  test('names a condition only where the person wrote one', () => {
    expect(written()).not.toMatch(/back|disab/i);
    expect(written({ why: 'I have\na weak back.' })).toContain(
      'because of a medical condition. I have a weak back.',
    );
  });

  test.each<[string, Partial<LetterAnswers>, string]>([
    ['no name', { recipient: ' ' }, 'Hello,\n'],
    ['no date', { answerBy: null }, 'Please answer soon, so that we can talk about it.'],
    ['no company', { company: '' }, 'I am applying for Baker. '],
    ['no job', { job: '' }, 'I am applying for a job at Salt City Supplies. '],
    ['no job there', { kind: 'working', job: '' }, 'I work at Salt City Supplies. '],
  ])('reads well with %s', (_what, changes, words) => {
    expect(written(changes)).toContain(words);
  });

  test('leaves out that other ideas are fine when they are not', () => {
    expect(written({ openToOthers: false })).not.toContain('other ideas');
  });
});

test('a letter tells what stands in its text, also after own changes', () => {
  const text = written();
  const all = ['name', 'contact', 'job', 'company', 'condition', 'duties', 'asks'];
  expect(letterTells(text, ANSWERS, WRITER)).toEqual(all);
  const changed = text.replace(' because of a medical condition', '').replace(/- .*\n/g, '');
  expect(letterTells(changed, ANSWERS, WRITER)).toEqual(['name', 'contact', 'job', 'company']);
  const why = { ...ANSWERS, why: 'I have a weak back.' };
  expect(letterTells(letterText(why, WRITER), why, WRITER)).toEqual([...all, 'why']);
});

test('a file of a letter has its lines and lists below one title', () => {
  expect(letterBlocks('Letter', 'Dear Jordan,\n\nIt is:\n- one\n- two\n\nThank you.')).toEqual([
    { kind: 'heading', level: 1, text: 'Letter' },
    { kind: 'line', text: 'Dear Jordan,' },
    { kind: 'line', text: 'It is:' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'line', text: 'Thank you.' },
  ]);
});

describe('a question', () => {
  test.each<[LetterStep, Partial<LetterAnswers>, LetterProblem | null]>([
    ['kind', { kind: null }, 'missing'],
    ['kind', {}, null],
    ['job', { job: ' ', company: '' }, 'missing'],
    ['job', { job: '' }, null],
    ['asks', { asks: [], ownAsks: '\n ' }, 'missing'],
    ['asks', { asks: [] }, null],
    ['recipient', { recipientEmail: 'jordan' }, 'email'],
    ['recipient', { recipientEmail: ' jordan@example.com ' }, null],
    ['duties', { duties: [], ownDuties: '' }, null],
  ])('%s with %o has the problem %s', (step, changes, problem) => {
    expect(problemOf(step, { ...ANSWERS, ...changes })).toBe(problem);
  });

  test('leads to the next one, and back', () => {
    expect(LETTER_STEPS.map(stepAfter)).toEqual([...LETTER_STEPS.slice(1), null]);
    expect(LETTER_STEPS.map(stepBefore)).toEqual([null, ...LETTER_STEPS.slice(0, -1)]);
  });

  test('offers nothing that an interview alone needs to who works there', () => {
    expect(fitsLetter('working', 'interview')).toBe(false);
    expect(fitsLetter('working', 'both')).toBe(true);
    expect(fitsLetter('applying', 'interview')).toBe(true);
    expect(fitsLetter('applying', 'job')).toBe(true);
  });
});

describe('a posting', () => {
  const posting = {
    sourceGUID: '44444444-4444-4444-8444-444444444444',
    title: 'Baker',
    company: 'Salt City Supplies',
    duties: { essential: ['Bake bread'], other: ['Answer the phone', 'Bake bread'] },
    accommodationContact: { name: 'Jordan Lee', email: 'jordan@example.com', phone: null },
  };

  test('gives the letter its contact and its duties, each once and none ticked', () => {
    expect(answersOf(posting, NO_LETTER, undefined)).toMatchObject({
      job: 'Baker',
      recipient: 'Jordan Lee',
      recipientEmail: 'jordan@example.com',
      offeredDuties: ['Bake bread', 'Answer the phone'],
      duties: [],
    });
  });

  test('names nobody when it has no contact, also after another job that named somebody', () => {
    const named = { ...NO_LETTER, ...answersOf(posting, NO_LETTER, undefined) };
    const silent = { ...posting, accommodationContact: null };
    const nobody = { recipient: '', recipientEmail: '' };
    expect(answersOf(silent, NO_LETTER, undefined)).toMatchObject(nobody);
    expect(answersOf(silent, named, posting)).toMatchObject(nobody);
    expect(answersOfOther(named, posting)).toMatchObject({ ...nobody, job: '', sourceGUID: null });
    const typed = { ...NO_LETTER, recipient: 'Sam Rivera' };
    expect(answersOfOther(typed, posting)).not.toHaveProperty('recipient');
  });

  test('keeps a person that was typed, and takes back one that another job named', () => {
    const typed = { ...NO_LETTER, recipient: 'Sam Rivera' };
    expect(answersOf(posting, typed, undefined)).not.toHaveProperty('recipient');
    const named = { ...NO_LETTER, ...answersOf(posting, NO_LETTER, undefined) };
    const other = {
      ...posting,
      accommodationContact: { name: 'Ana Cruz', email: 'ana@example.com', phone: null },
    };
    expect(answersOf(other, named, posting)).toMatchObject({ recipient: 'Ana Cruz' });
  });
});
