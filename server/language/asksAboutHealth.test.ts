import { expect, test } from 'vitest';
import { asksAboutHealth } from './asksAboutHealth.ts';

test.each([
  'Please list every medication that you take.',
  'No history of epilepsy or depression.',
  'Applicants with prior psychiatric treatment must disclose psychiatric history.',
  'You are in excellent health and free of chronic illness.',
  'We want healthy people.',
])('notices that a posting asks about health: "%s"', (sentence) => {
  expect(asksAboutHealth(`Sort the mail. ${sentence} Apply by Friday.`)).toBe(true);
});

test.each([
  'Health, dental and vision insurance.',
  'We hire without regard to disability or medical condition.',
  'Assist patients with their medications.',
  'Work with adults who have a mental illness.',
  'Able to lift 40 pounds.',
])('finds no question about health in "%s"', (sentence) => {
  expect(asksAboutHealth(sentence)).toBe(false);
});
