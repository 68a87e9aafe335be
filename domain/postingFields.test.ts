import { describe, expect, test } from 'vitest';
import { EMPTY_POSTING, type PostingContent } from './postingContent.ts';
import {
  changeOfText,
  checkedTexts,
  contentOf,
  dutiesOf,
  fieldPointer,
  fieldsOf,
  keptEntry,
  keptOf,
  unreadPay,
} from './postingFields.ts';

const posting: PostingContent = {
  ...EMPTY_POSTING,
  title: 'Mail room clerk',
  employmentTypes: ['full-time', 'temporary'],
  salaryMin: 18.5,
  salaryMax: 22,
  salaryUnit: 'hour',
  essentialDuties: [{ text: 'Letters reach the right desk', reasons: ['reasonForJob'] }],
  otherDuties: ['Water the plants'],
  skills: ['Sorting', 'English'],
  certificates: ['Food handler card'],
  remote: 'hybrid',
  stateShort: 'NY',
  startAndEnd: 'flexible',
  accommodations: ['quiet-room'],
  accommodationContact: { name: 'Jordan Ellis', email: 'jordan@example.com', phone: '' },
  closesOn: '2026-12-24',
  keptPhrases: [{ phrase: 'blind', reason: 'A blind is a window shade.' }],
  plainText: 'You sort the mail.\n\nYou bring it to people.',
};
const fields = fieldsOf(posting);

test('puts a posting into the fields and back the same', () => {
  expect(contentOf(fields)).toEqual(posting);
});

describe('what people type', () => {
  test.each([
    ['$1,250.50', 1250.5],
    [' 18 ', 18],
    ['18,50', 18.5],
    ['1,250', 1250],
    ['1.250,50', null],
    ['', null],
    ['a lot', null],
    ['-5', null],
  ])('reads pay of %s as %s', (salaryMin, pay) =>
    expect(contentOf({ ...fields, salaryMin }).salaryMin).toBe(pay),
  );

  test('names the pay that is no number, and none that is empty', () => {
    expect(unreadPay({ ...fields, salaryMin: '18 to 20', salaryMax: '$22' })).toEqual([
      { pointer: '/salaryMin', code: 'amount' },
    ]);
    expect(unreadPay({ ...fields, salaryMin: ' ', salaryMax: 'more' })).toEqual([
      { pointer: '/salaryMax', code: 'amount' },
    ]);
  });

  test('leaves out empty lines and duties without words', () => {
    const content = contentOf({
      ...fields,
      skills: ' Sorting \n\n English\n',
      otherDuties: ['', 'Water the plants'],
      essentialDuties: [...fields.essentialDuties, '["  "]'],
    });
    expect(content.skills).toEqual(['Sorting', 'English']);
    expect(content.otherDuties).toEqual(['Water the plants']);
    expect(content.essentialDuties).toEqual(posting.essentialDuties);
  });
});

test('lists the texts to check in the order of the form', () => {
  const named = checkedTexts(fields).filter(({ text }) => text !== '');
  expect(named.map(({ field }) => field)).toEqual([
    'title',
    'essentialDuties/0',
    'otherDuties/0',
    'skills',
    'certificates',
    'plainText',
  ]);
});

test.each([
  ['title', 'Clerk', { title: 'Clerk' }],
  ['plainText', 'You sort.', { plainText: 'You sort.' }],
  ['otherDuties/0', 'Mail', { otherDuties: ['Mail'] }],
  ['essentialDuties/0', 'Mail', { essentialDuties: ['["Mail","reasonForJob"]'] }],
])('changes only %s for another text in it', (field, text, change) =>
  expect(changeOfText(fields, field, text)).toEqual(change),
);

test('keeps the reason of a kept phrase, whatever signs it has', () => {
  const kept = { phrase: 'a "blind" spot', reason: 'A part, of\na car' };
  expect(keptOf({ ...fields, keptPhrases: [keptEntry(kept)] })).toEqual([kept]);
});

test('keeps the reasons of a duty and drops one that nobody knows', () => {
  const essentialDuties = ['["Mail","muchTime","noSuchReason"]'];
  expect(dutiesOf({ ...fields, essentialDuties })).toEqual([
    { text: 'Mail', reasons: ['muchTime'] },
  ]);
});

test.each([
  ['/content/title', '/title'],
  ['/title', '/title'],
  ['/content/essentialDuties/2/text', '/essentialDuties'],
  ['/accommodationContact/email', '/contactEmail'],
  ['/content/accommodationContact', '/contactName'],
])('shows the problem at %s at the field %s', (pointer, field) =>
  expect(fieldPointer(pointer)).toBe(field),
);
