import { expect, test } from 'vitest';
import {
  FIRST_CHOICES,
  isResumeChoices,
  moveSection,
  resumeOptions,
} from '#domain/resumeOut/choices.ts';

const seen = ['summary', 'education', 'skills'] as const;

test('moves a section past the next one that is seen, and leaves the others in their places', () => {
  const moved = moveSection(FIRST_CHOICES, seen, 'skills', -1);
  expect(moved.order).toEqual(['summary', 'work', 'skills', 'credentials', 'education']);
  expect(moveSection(moved, ['summary', 'skills', 'education'], 'skills', 1).order).toEqual(
    FIRST_CHOICES.order,
  );
});

test.each([
  ['the first one up', 'summary', -1],
  ['the last one down', 'skills', 1],
  ['one that is not seen', 'work', -1],
] as const)('moves nothing when asked to move %s', (_, section, by) => {
  expect(moveSection(FIRST_CHOICES, seen, section, by)).toBe(FIRST_CHOICES);
});

test('sends the sections in their order, without those left out', () => {
  const order = ['skills', 'work', 'summary', 'education', 'credentials'] as const;
  const choices = { ...FIRST_CHOICES, order, leftOut: ['work'] as const, summary: 'For you.' };
  expect(resumeOptions(choices)).toEqual({
    sections: ['skills', 'summary', 'education', 'credentials'],
    email: true,
    phone: true,
    zip: false,
    summary: 'For you.',
  });
});

test('knows stored choices from anything else', () => {
  expect(isResumeChoices(JSON.parse(JSON.stringify(FIRST_CHOICES)))).toBe(true);
  for (const other of [
    null,
    'work',
    {},
    { ...FIRST_CHOICES, order: ['work', 'work', 'summary', 'skills', 'education'] },
    { ...FIRST_CHOICES, order: ['work'] },
    { ...FIRST_CHOICES, order: [...FIRST_CHOICES.order, 'work'] },
    { ...FIRST_CHOICES, leftOut: ['photo'] },
    { ...FIRST_CHOICES, zip: 'yes' },
    { ...FIRST_CHOICES, summary: undefined },
  ])
    expect(isResumeChoices(other)).toBe(false);
});
