import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { criteria } from '#domain/conformance/criteria.ts';
import { en301549, webAnswers } from '#domain/conformance/en301549.ts';
import { heardTaskNames } from '#domain/conformance/heardTasks.ts';
import { limits } from '#domain/conformance/report.ts';
import { section508 } from '#domain/conformance/section508.ts';
import help from '#src/i18n/en/help.json' with { type: 'json' };
import { OPEN_ACR_FILE, openAcrFile } from '#scripts/conformance/openAcr.ts';
import {
  missingEvidence,
  unfitAnswer,
  unfitGaps,
  wcagNumbers,
  wrongNumbers,
} from './conformance.ts';

test('answers every criterion of WCAG 2.2 once, in order', () => {
  const numbers = criteria.map(({ number }) => number);
  expect(wcagNumbers).toHaveLength(86);
  expect(wrongNumbers(numbers)).toEqual([]);
  expect(numbers).toEqual(wcagNumbers);
});

test('has as many criteria at each level as WCAG 2.2 gives it', () => {
  const count = (level: string) => criteria.filter((each) => each.level === level).length;
  expect(['A', 'AA', 'AAA'].map(count)).toEqual([31, 24, 31]);
});

test('names in the report and the accessibility statement the tasks that are heard, and no other', () => {
  const transcripts = globSync('*.txt', { cwd: 'a11y/screen-reader/transcripts' });
  const heard = transcripts.map((file) => file.replace('.txt', '')).toSorted();
  expect(heardTaskNames.toSorted()).toEqual(heard);
  expect(Object.keys(help.accessibility.tests.heardTask)).toEqual(heardTaskNames);
});

test('finds every test that an answer names', () => {
  expect(criteria.flatMap(({ shownBy }) => missingEvidence(shownBy))).toEqual([]);
});

test('gives every answer what it needs, and every gap its reason', () => {
  expect(criteria.flatMap(unfitAnswer)).toEqual([]);
  expect([...criteria.flatMap(({ gaps }) => unfitGaps(gaps)), ...unfitGaps(limits)]).toEqual([]);
});

test('answers no requirement of another standard twice', () => {
  for (const chapters of [section508, en301549]) {
    const numbers = chapters.flatMap(({ answers }) => answers.flatMap((each) => each.numbers));
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  }
});

test('has in chapter 9 of EN 301 549 the 50 criteria of WCAG 2.1 A and AA, and the conformance', () => {
  expect(webAnswers).toHaveLength(50 + 1);
});

test('writes the same answers to the OpenACR file (npm run conformance)', () => {
  expect(readFileSync(OPEN_ACR_FILE, 'utf8')).toBe(openAcrFile());
});

describe('the rules report', () => {
  const path = 'tests/rules/conformance.test.ts';
  test('finds a criterion that is missing, twice, or of another version', () => {
    expect(wrongNumbers(wcagNumbers.slice(1))).toEqual(['1.1.1 is missing']);
    expect(wrongNumbers([...wcagNumbers, '2.4.7'])).toEqual(['2.4.7 is there twice']);
    expect(wrongNumbers([...wcagNumbers, '4.1.1'])).toEqual(['4.1.1 is not of WCAG 2.2']);
  });

  test('finds a file and a title that do not exist', () => {
    expect(missingEvidence([{ path: 'tests/rules/gone.test.ts', title: 'x' }])).toHaveLength(1);
    const title = ['nobody', 'wrote', 'this'].join(' ');
    expect(missingEvidence([{ path, title }])).toHaveLength(1);
    const wrongCase = { path: 'a11y/checks/checks.a11y.ts', title: 'finds a mistake nobody made' };
    expect(missingEvidence([wrongCase])).toHaveLength(1);
  });

  test('finds an answer without evidence, and a gap without a reason', () => {
    const [first] = criteria;
    if (!first) throw new Error('There is no criterion.');
    expect(unfitAnswer({ ...first, shownBy: [] })).toEqual(['1.1.1 is shown by nothing']);
    expect(unfitAnswer({ ...first, term: 'partially-supports' })).toHaveLength(1);
    expect(unfitGaps([{ what: 'Something is not there.', why: '' }])).toHaveLength(1);
  });
});
