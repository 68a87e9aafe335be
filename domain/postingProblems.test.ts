import { describe, expect, test } from 'vitest';
import { EMPTY_POSTING, type PostingContent } from './postingContent.ts';
import { postingProblems } from './postingProblems.ts';

const whole: PostingContent = {
  ...EMPTY_POSTING,
  title: 'Mail room clerk',
  summary: 'You keep the post of 300 people moving.',
  essentialDuties: [{ text: 'Letters reach the right desk on the same day', reasons: [] }],
  city: 'Albany',
  stateShort: 'NY',
  accommodationContact: { name: 'Jordan Ellis', email: 'jordan@example.com', phone: '' },
  applyEmail: 'jobs@example.com',
};
const problems = (changes: Partial<PostingContent>) =>
  postingProblems({ ...whole, ...changes }, '2026-11-26').map(({ pointer, code }) => [
    pointer,
    code,
  ]);

test('finds none in a whole posting', () => expect(problems({})).toEqual([]));

test('finds in an empty posting everything it needs, in the order of the form', () => {
  expect(postingProblems(EMPTY_POSTING, '2026-11-26').map(({ pointer }) => pointer)).toEqual([
    '/title',
    '/summary',
    '/essentialDuties',
    '/city',
    '/stateShort',
    '/accommodationContact/name',
    '/accommodationContact/email',
    '/applyEmail',
  ]);
});

const contact = (changes: object) => ({
  accommodationContact: { ...whole.accommodationContact, ...changes },
});

describe('one field is wrong', () => {
  test.each<[string, Partial<PostingContent>, string, string]>([
    ['a title of spaces', { title: ' ' }, '/title', 'missing'],
    [
      'duties without words',
      { essentialDuties: [{ text: ' ', reasons: [] }] },
      '/essentialDuties',
      'missing',
    ],
    ['a city without its State', { remote: 'remote', stateShort: '' }, '/stateShort', 'missing'],
    ['pay without its unit', { salaryMin: 20 }, '/salaryUnit', 'payUnit'],
    [
      'the higher pay first',
      { salaryMin: 30, salaryMax: 20, salaryUnit: 'hour' },
      '/salaryMax',
      'pay',
    ],
    ['a last day that is over', { closesOn: '2026-11-25' }, '/closesOn', 'past'],
    ['nobody to ask for a change', contact({ name: '' }), '/accommodationContact/name', 'missing'],
    ['no way to reach them', contact({ email: '' }), '/accommodationContact/email', 'reach'],
    [
      'half an address of theirs',
      contact({ email: 'jordan@' }),
      '/accommodationContact/email',
      'email',
    ],
    ['half an address to apply', { applyEmail: 'jobs' }, '/applyEmail', 'email'],
  ])('%s', (_, changes, pointer, code) => expect(problems(changes)).toEqual([[pointer, code]]));
});

test('finds problems in the order of the form, one for each field', () => {
  const content = {
    ...EMPTY_POSTING,
    salaryMin: 30,
    salaryMax: 20,
    closesOn: '2026-11-25',
    applyEmail: 'jobs',
  };
  const found = postingProblems(content, '2026-11-26');
  expect(found.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
    '/title missing',
    '/summary missing',
    '/salaryMax pay',
    '/salaryUnit payUnit',
    '/essentialDuties missing',
    '/city missing',
    '/stateShort missing',
    '/closesOn past',
    '/accommodationContact/name missing',
    '/accommodationContact/email reach',
    '/applyEmail email',
  ]);
});

test.each<[string, Partial<PostingContent>]>([
  ['remote work needs no place', { remote: 'remote', city: '', stateShort: '' }],
  ['a phone alone reaches somebody', contact({ email: '', phone: '518-555-0100' })],
  ['today is still a day to apply', { closesOn: '2026-11-26' }],
  ['pay may have one end', { salaryMin: 20, salaryUnit: 'hour' }],
  ['pay may have its other end alone', { salaryMax: 20, salaryUnit: 'hour' }],
  ['pay may be one amount', { salaryMin: 20, salaryMax: 20, salaryUnit: 'hour' }],
  [
    'spaces around an address are no fault',
    { ...contact({ email: ' jordan@example.com ' }), applyEmail: ' jobs@example.com ' },
  ],
  [
    'one duty is enough beside an empty one',
    { essentialDuties: [...whole.essentialDuties, { text: '', reasons: [] }] },
  ],
])('%s', (_, changes) => expect(problems(changes)).toEqual([]));
