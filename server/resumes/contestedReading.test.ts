import { describe, expect, it } from 'vitest';
import { doubtContested } from './contestedReading.ts';
import { h, pageOf } from './testPage.ts';
import type { ParsedResume } from './types.ts';
import { understand } from './understand.ts';

/** Below it the review says "Please check". */
const SURE = 0.75;

function resumeOf(company: string): ParsedResume {
  const resume = understand([
    pageOf([
      { text: 'Ana Ruiz', size: 24 },
      { text: 'ana@example.com | 315-555-0142' },
      h('Experience'),
      { text: `Baker, ${company}`, bold: true },
      { text: 'May 2019 - Present' },
      { text: '• Bake bread every night of the week' },
    ]),
  ]);
  if (!resume) throw new Error('This page is a resume');
  return resume;
}

function unsureOf(margin: number): string[] {
  const rival = { resume: resumeOf('Harbor Bakery'), margin };
  return doubtContested(resumeOf('Sunrise Bakery'), [rival])
    .filter(({ confidence }) => confidence < SURE)
    .map(({ pointer }) => pointer);
}

describe('a reading that barely won over another one', () => {
  it('is sure of what both have, and of nothing else', () => {
    const unsure = unsureOf(0.2);
    expect(unsure).toContain('/work_experience/0/company');
    expect(unsure).toContain('/work_experience/0/start_date');
    expect(unsure).not.toContain('/email');
    expect(unsure).not.toContain('/firstname');
  });

  it('is less sure the narrower it won', () => {
    const confidenceAt = (margin: number): number =>
      doubtContested(resumeOf('Sunrise Bakery'), [
        { resume: resumeOf('Harbor Bakery'), margin },
      ]).find(({ pointer }) => pointer === '/work_experience/0/company')?.confidence ?? 0;
    expect(confidenceAt(0)).toBeLessThan(confidenceAt(0.5));
    expect(confidenceAt(0.5)).toBeLessThan(confidenceAt(3));
  });

  it('is as sure as ever when it won clearly', () => {
    expect(unsureOf(3)).toEqual([]);
  });
});

it('asks to check a school of a table that could be read in two ways', () => {
  const [left, right] = [158, 330];
  const resume = understand([
    pageOf([
      { text: 'Ana Ruiz', size: 24 },
      { text: 'ana@example.com | 315-555-0142' },
      h('Experience'),
      { text: 'Baker, Sunrise Bakery', bold: true },
      { text: 'May 2019 - Present' },
      { text: '• Bake bread every night of the week' },
      h('Education'),
      [
        { text: '2014 - 2016' },
        { text: 'Onondaga Valley', x: left },
        { text: 'Associate of Applied Science in Business', x: right },
      ],
      [
        { text: 'College', x: left },
        { text: 'Administration', x: right },
      ],
    ]),
  ]);
  const unsure = (resume?.evidence ?? [])
    .filter(({ confidence }) => confidence < SURE)
    .map(({ pointer }) => pointer);
  expect(unsure).toContain('/education/0/school_name');
  expect(unsure.filter((pointer) => !pointer.startsWith('/education'))).toEqual([]);
});
