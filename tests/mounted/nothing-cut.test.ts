import { expect, test } from 'vitest';
import { mountedApp } from '#tests/support/mounted/app.ts';
import {
  acknowledge,
  expectFocus,
  expectProblem,
  expectSeen,
  refusals,
} from '#tests/support/mounted/seen.ts';
import { field, fill, fillDate, one, press, tick } from '#tests/support/mounted/steps.ts';

const app = mountedApp();

test('keeps a pasted text over the limit, says its length, and sends it once it is shortened', async () => {
  await app.open('/candidate/profile');
  await fill('ZIP code', '13202');
  const city = await field('City');
  // The browser would cut at its own limit.
  expect(city.maxLength).toBe(-1);
  await fill('City', 'x'.repeat(90));
  expect(document.body.textContent).toContain('90 of 100 characters');
  await fill('City', 'x'.repeat(120));
  await expectProblem(city, '120 of 100 characters. Shorten this text by 20');
  await press('Save');
  await expectFocus('textbox', 'City');
  expect(city).toHaveProperty('value', 'x'.repeat(120));
  await fill('City', 'Salina');
  await press('Save');
  await acknowledge('Success', 'Updated profile successfully');
});

test('refuses the year 0030 with the name of its field, and lists errors in the order of the fields', async () => {
  await app.open('/candidate/work-history');
  await fillDate(/^Start date/, '00300101');
  await press('Add work history');
  expect(await refusals('')).toEqual([
    'Job title: fill this in',
    'Employer name: fill this in',
    expect.stringMatching(/^Start date: use a year from 1900 to \d{4}$/),
    'End date: fill this in',
  ]);
  await one('group', /^Start date/);
});

test('refuses a half typed date with the name of its field, and sends nothing', async () => {
  await app.open('/candidate/work-history');
  await fill('Job title', 'Clerk');
  await fill('Employer name', 'Salina Bakery');
  await fillDate(/^Start date/, '201905');
  await tick('Still working');
  await press('Add work history');
  expect(await refusals('')).toEqual(['Start date: enter a year, a month and a day that exists']);
  await expectSeen('No work history added yet');
});
