import { expect, test } from 'vitest';
import { asksAboutHealth } from './asksAboutHealth.ts';

test.each([
  'Please list every medication that you take.',
  'No history of epilepsy or depression.',
  'Applicants with prior psychiatric treatment must disclose psychiatric history.',
  'You are in excellent health and free of chronic illness.',
  'We want healthy people.',
  'You must be able bodied.',
  'A clean bill of health is required.',
  'You will be asked about your health.',
  'You must be of sound mind and body.',
  'You need possession of all your faculties.',
  'You must have full mobility.',
  'You must be fully mobile.',
  'You have no back problems.',
  'No known health concerns.',
  'No physical restrictions.',
  'List any prescriptions you take.',
  'Tell us whether you have been treated for pain.',
  'How many days were you absent last year?',
  'How many sick days did you take?',
  'How many days have you been sick?',
  'Are you disabled?',
  'Have you ever been hospitalized?',
  'Do you suffer from depression?',
  'No wheelchairs.',
  'No prior disorders.',
  'No prior injuries.',
  "Workers' comp history check.",
  'Workers compensation claims history.',
  'People with epilepsy need not apply.',
  'You cannot have seizures.',
  'You are free from any infirmity.',
  'You are free of physical defects.',
  'You are without any known limitation.',
  'You are free from disease.',
  'State whether you have a mental illness.',
  'We want a strong, healthy worker.',
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

test('looks at each sentence alone', () => {
  const question = 'Please list every medication that you take';
  const equal = 'We hire without regard to disability';
  for (const end of ['.', '!', '?', '\n']) {
    expect(asksAboutHealth(`${equal}${end} ${question}`)).toBe(true);
    expect(asksAboutHealth(`${question}${end} ${equal}`)).toBe(true);
  }
  expect(asksAboutHealth(`${equal}, and you will not list every medication`)).toBe(false);
});

test('answers the same again for a sentence that it has passed over', () => {
  const harmless = 'Work with adults who have a mental illness';
  expect(asksAboutHealth(`${harmless}. We want healthy people.`)).toBe(true);
  expect(asksAboutHealth(`${harmless}. ${harmless}.`)).toBe(false);
  expect(asksAboutHealth(`${harmless}. We want healthy people.`)).toBe(true);
});

test('asks of one job what another may ask, whichever is read first', () => {
  const firefighters = [{ socCode: '33-2011' }, { title: 'Firefighter' }];
  for (const [at, firefighter] of firefighters.entries()) {
    const text = `Sort the hoses. You must have no medical conditions at station ${at}.`;
    expect(asksAboutHealth(text, firefighter)).toBe(false);
    expect(asksAboutHealth(text, { title: 'Cashier', socCode: '41-2011' })).toBe(true);
    expect(asksAboutHealth(text)).toBe(true);
    expect(asksAboutHealth(text, firefighter)).toBe(false);
  }
});
