import { describe, expect, it } from 'vitest';
import { postingParts } from '#domain/postingBlocks.ts';
import { inShortOf } from './inShort.ts';

const inShort = (text: string, duties: readonly string[] = []) =>
  inShortOf(
    postingParts(text).flatMap(({ blocks }) => blocks),
    duties,
  );

const posting = `Ash Bakery in Troy bakes bread. To apply, write to jobs@ash.example.com.

What you will do
- Bake bread
- Clean ovens

Requirements:
- Food handler card
- Spanish is a plus
- Shifts: 4 a.m. to noon

Nice to have
- A love of rye

What we offer
- Free bread
- Hours: 30 a week`;

describe('the short answers of a posting', () => {
  it('are read from its sections, wishes apart from needs', () => {
    expect(inShort(posting)).toEqual({
      whatYouDo: ['Bake bread', 'Clean ovens'],
      moreDuties: 0,
      whatYouNeed: ['Food handler card'],
      niceToHave: ['A love of rye', 'Spanish is a plus'],
      when: ['Shifts: 4 a.m. to noon', 'Hours: 30 a week'],
      howToApply: ['To apply, write to jobs@ash.example.com.'],
    });
  });

  it('prefer the essential duties that the employer named', () => {
    expect(inShort(posting, ['Bake']).whatYouDo).toEqual(['Bake']);
  });

  it('have at most six duties, and say how many more there are', () => {
    const duties = Array.from({ length: 9 }, (_, index) => `Duty ${index}`);
    expect(inShort('', duties)).toMatchObject({ whatYouDo: duties.slice(0, 6), moreDuties: 3 });
  });

  it('are empty where the posting does not say, or gives it in no list', () => {
    expect(inShort('Duties\nYou bake.\n- Free bread')).toEqual({
      whatYouDo: [],
      moreDuties: 0,
      whatYouNeed: [],
      niceToHave: [],
      when: [],
      howToApply: [],
    });
  });

  it.each([
    ['a sentence', 'You have many skills.'],
    ['a question', 'What are the requirements?'],
    ['a long line', `Requirements of the work in our bakery in Troy, ${'x'.repeat(20)}`],
  ])('take nothing from a list below %s', (_, line) => {
    expect(inShort(`${line}\n\n- One thing`).whatYouNeed).toEqual([]);
  });

  it('take what stands below a title of 60 letters', () => {
    const title = 'Requirements'.padEnd(60, ' x');
    expect(inShort(`${title}\n\n- One thing`).whatYouNeed).toEqual(['One thing']);
  });

  it('have two sentences about how to apply at most', () => {
    const { howToApply } = inShort('Apply online. Apply here. Apply now.');
    expect(howToApply).toEqual(['Apply online.', 'Apply here.']);
  });

  it.each([
    ['Preferred qualifications', 'niceToHave'],
    ['Minimum Qualifications:', 'whatYouNeed'],
    ['Who you are', 'whatYouNeed'],
    ['Essential Job Functions', 'whatYouDo'],
    ["What you'll be doing", 'whatYouDo'],
  ] as const)('take what stands below “%s”', (heading, part) => {
    expect(inShort(`${heading}\n- One thing`)[part]).toEqual(['One thing']);
  });
});
