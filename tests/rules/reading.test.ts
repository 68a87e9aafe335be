import { expect, test } from 'vitest';
import { apart, isApart } from '#scripts/reading/apart.ts';
import { readEnglishTexts } from '#scripts/reading/english.ts';
import { areaReadings, hardTexts, type NamedText, unexplained } from '#scripts/reading/texts.ts';

const all = await readEnglishTexts();
const measured = all.filter(({ name }) => !isApart(name));
const named = (texts: readonly NamedText[]) => texts.map(({ name, text }) => `${name}: ${text}`);

test('has no text of the pages, the mails or the report harder to read than grade 8, or 5 in the guided finder', () => {
  expect(named(hardTexts(measured))).toEqual([]);
  expect(areaReadings(measured).filter(({ grade, most }) => grade > most)).toEqual([]);
});

test('uses no abbreviation where nothing says what it means', () => {
  expect(unexplained(measured)).toEqual([]);
});

test('sets apart only texts that exist, and that would be too hard or have abbreviations', () => {
  const needed = Object.keys(apart).filter((name) => {
    const texts = all.filter((one) => one.name === name);
    return hardTexts(texts).length + unexplained(texts).length > 0;
  });
  expect(needed).toEqual(Object.keys(apart));
});

test('finds a new text that is too hard for its area', () => {
  const text =
    'Our organization facilitates individualized employment opportunities for candidates with disabilities.';
  const short =
    'You can see all of the jobs that are near you or near any other place that you have ever told us about here.';
  const found = hardTexts([
    { name: 'auth:hard', text },
    { name: 'auth:long', text: short },
    { name: 'finder:long', text: short },
  ]);
  expect(found.map(({ name }) => name)).toEqual(['auth:hard', 'finder:long']);
});

test('finds a new abbreviation unless its area writes it out', () => {
  const text = 'Ask the SSA about your benefits.';
  expect(unexplained([{ name: 'auth:benefits', text }])).toEqual(['auth: SSA']);
  const full = { name: 'auth:who', text: 'The Social Security Administration (SSA) pays.' };
  expect(unexplained([{ name: 'auth:benefits', text }, full])).toEqual([]);
});
