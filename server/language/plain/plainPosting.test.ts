import { describe, expect, it } from 'vitest';
import { postingParts } from '#domain/postingBlocks.ts';
import { findAbleistLanguage } from '../findAbleistLanguage.ts';
import { plainPosting, type PostingToRead } from './plainPosting.ts';
import { samplePostings } from './testing.ts';

const read = (description: string, more: Partial<PostingToRead> = {}) =>
  plainPosting({
    title: 'Clerk',
    company: null,
    plainText: null,
    essentialDuties: [],
    flagged: [],
    ...more,
    description,
  });
const textOf = ({ blocks }: Pick<ReturnType<typeof read>, 'blocks'>) =>
  blocks.flatMap(({ lines }) => lines).join('\n');
/** Two ways to write the same demand count as one. */
const sorted = (text: string, pattern: RegExp) =>
  (text.replaceAll(/\b(?:is|are) required to\b/g, 'must').match(pattern) ?? []).toSorted();

describe.each(samplePostings)('the plain view of $title', ({ title, company, description }) => {
  const flagged = findAbleistLanguage(description, { title }).map(({ phrase }) => phrase);
  const plain = read(description, { title, company, flagged });
  const text = textOf(plain);

  // Written anew here, so that the rules do not judge themselves.
  it.each([
    ['numbers', /\d[\d.,:]*\d|\d|\b(?:two|three|four|sixty)\b/g],
    ['negations', /\b(?:no|not|never|none|without|unless|only|cannot)\b|n['’]t\b/gi],
    [
      'licences',
      /\b(?:licen[sc]es?|certificat\w*|certified|registered|permits?|diploma|GED|CDL-B|CNA|HHA|RN|BLS|CPA|degree)\b/gi,
    ],
    ['demands', /\b(?:must|required|prefer\w+|ideally)\b/gi],
    ['addresses', /\S+@\S+\w|\(\d{3}\) [\d-]+/g],
  ])('has exactly the %s of the posting', (_, pattern) => {
    expect(sorted(text, pattern)).toEqual(sorted(description, pattern));
  });

  it('is not harder, and keeps company, headings, lists and flagged phrases', () => {
    expect(plain.gradeAfter).toBeLessThanOrEqual(plain.gradeBefore);
    expect(text.split(company).length).toBe(description.split(company).length);
    for (const phrase of flagged) expect(text).toContain(phrase);
    const original = postingParts(description).flatMap(({ blocks }) => blocks);
    expect(plain.blocks.map(({ kind, lines }) => [kind, lines.length])).toEqual(
      original.map(({ kind, lines }) => [kind, lines.length]),
    );
    const headings = original.filter(({ kind }) => kind === 'heading');
    expect(plain.blocks.filter(({ kind }) => kind === 'heading')).toEqual(headings);
  });
});

it('makes most of these postings easier', () => {
  const easier = samplePostings.filter(({ description }) => {
    const { gradeBefore, gradeAfter } = read(description);
    return gradeAfter < gradeBefore;
  });
  expect(easier.length).toBeGreaterThanOrEqual(samplePostings.length - 1);
});

describe('letters that stand for words', () => {
  const long =
    'Utilize additional documentation in order to facilitate administrative utilization.';

  it('are spelled out where they stand first', () => {
    expect(textOf(read(`${long}\nWe offer PTO.\nPTO is paid.`))).toContain(
      'We offer PTO (paid time off).\nPTO is paid.',
    );
  });

  it('stay where the posting tells them, or where the text would be harder', () => {
    expect(textOf(read(`${long}\nPTO means paid time off.`))).toContain('PTO means');
    expect(textOf(read('We use a good EHR.'))).toBe('We use a good EHR.');
  });
});

it('leaves a line where a number or negation would change', () => {
  expect(textOf(read('Do not utilize it w/o 3 tools.'))).toBe('Do not use it w/o 3 tools.');
});

it('gives a posting without words back', () => {
  expect(read('')).toMatchObject({ blocks: [], gradeBefore: 0, gradeAfter: 0, by: 'rules' });
});

describe('the company’s own plain-language version', () => {
  const description = 'In this role the person utilizes a scanner.\n\nHours: 30 a week';

  it('is the text, word for word, with its own grade', () => {
    const own = read(description, {
      plainText: 'What you do\n- Utilize a scanner\n\nIt is an interdisciplinary organization.',
    });
    expect(own.blocks).toEqual([
      { kind: 'heading', lines: ['What you do'] },
      { kind: 'list', lines: ['Utilize a scanner'] },
      { kind: 'paragraph', lines: ['It is an interdisciplinary organization.'] },
    ]);
    expect(own.by).toBe('employer');
    expect(own.gradeAfter).toBeGreaterThan(own.gradeBefore);
  });

  it('leaves the short answers and the grade of the posting as they are made without it', () => {
    const { inShort, gradeBefore } = read(description);
    expect(inShort.when).toEqual(['Hours: 30 a week']);
    expect(read(description, { plainText: 'You scan. Hours: 20 a week' })).toMatchObject({
      inShort,
      gradeBefore,
    });
  });

  it('is none when it has no line', () => {
    expect(read(description, { plainText: ' \n ' })).toEqual(read(description));
  });
});
