import { describe, expect, test } from 'vitest';
import { EMPTY_POSTING, type PostingContent } from './postingContent.ts';
import {
  asksForLicense,
  couldBeTraded,
  namesBody,
  statePayRule,
  withoutLicense,
} from './postingPrompts.ts';

test.each([
  ['Lift boxes of 30 lb', true],
  ['Stands at the till', true],
  ['Boxes reach the shelf on the same day', false],
  ['Understand what guests need', false],
  ['Reply within a day', false],
])('finds whether a duty names the body: %s', (duty, names) => expect(namesBody(duty)).toBe(names));

test.each([
  ['Drive to the bank', true],
  ['Answer the phone', true],
  ['Run errands for the office', true],
  ['Write the monthly report', false],
])('finds whether a colleague could take a duty: %s', (duty, could) =>
  expect(couldBeTraded(duty)).toBe(could),
);

describe('a driving license', () => {
  const posting = (changes: Partial<PostingContent>): PostingContent => ({
    ...EMPTY_POSTING,
    ...changes,
  });
  const duty = (text: string) => [{ text, reasons: [] }];

  test.each([
    "Must have a driver's license",
    'Valid driver’s license required',
    'A driving license',
    'Drivers license',
  ])('is asked about when no duty is driving: %s', (text) => {
    expect(asksForLicense(posting({ certificates: [text] }))).toBe(true);
    expect(asksForLicense(posting({ experience: text }))).toBe(true);
  });

  test('is not asked about when driving is an essential duty', () => {
    const content = posting({
      certificates: ["Must have a driver's license"],
      essentialDuties: duty('Drive the van to four shops a day'),
    });
    expect(asksForLicense(content)).toBe(false);
  });

  test('is not asked about when nobody asks for one', () => {
    expect(asksForLicense(posting({ certificates: ['Food handler card'] }))).toBe(false);
  });

  test('gives way to what is meant, in every field', () => {
    const words = 'a reliable way to get to work';
    const content = withoutLicense(
      posting({
        certificates: ["Must have a valid driver's license", 'Food handler card'],
        summary: 'You need a driver’s license and a smile.',
      }),
      words,
    );
    expect(content.certificates).toEqual([words, 'Food handler card']);
    expect(content.summary).toBe(`You ${words} and a smile.`);
    expect(asksForLicense(content)).toBe(false);
  });
});

test.each([
  ['CA', true],
  ['ny', true],
  ['TX', false],
  ['', false],
])('finds whether the State %s asks for the pay in a posting: %s', (stateShort, asks) =>
  expect(statePayRule({ ...EMPTY_POSTING, stateShort })).toBe(asks),
);
