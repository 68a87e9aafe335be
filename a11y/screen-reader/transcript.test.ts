import { expect, test } from 'vitest';
import { normalised, written } from './transcript.ts';

test('keeps the words of a transcript and leaves out what is another one each time', () => {
  const heard = [
    'Applied on November 27, 2026 at 9:05 AM',
    'Your next mail comes Friday, March 5',
    'We sent an email to person-0a1b2c3d@example.com.',
    'May I help you?\u00A0',
  ];
  expect(heard.map(normalised)).toEqual([
    'Applied on (date) at (time)',
    'Your next mail comes (day), (date)',
    'We sent an email to (email).',
    'May I help you?',
  ]);
});

test('shows a step in a transcript at which nothing was announced', () => {
  const steps = [
    { did: 'Tab', heard: ['Email entry required.', 'Focus mode'] },
    { did: 'Return', heard: [] },
  ];
  expect(written(steps)).toBe(
    'Tab\n    Email entry required.\n    Focus mode\nReturn\n    (silence)\n',
  );
});
