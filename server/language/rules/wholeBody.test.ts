import { describe } from 'vitest';
import { testClean, testFlagged } from '../testing.ts';

describe('a whole body and mind', () => {
  testFlagged([
    ['You must be sound in body and mind.', 'sound in body and mind', 'energy.sound'],
    [
      'Candidates must be in full possession of their faculties.',
      'possession of their faculties',
      'energy.sound',
    ],
    ['Must be free of bodily infirmity.', 'free of bodily infirmity', 'energy.no-condition'],
    ['Applicants must be fully ambulatory.', 'fully ambulatory', 'ability.ambulatory'],
    ['Ambulatory applicants only.', 'Ambulatory applicants only', 'ability.ambulatory'],
  ]);
  testClean([
    'Weld a sound body to the frame.',
    'A sound understanding of tax rules.',
    'Book visits at our ambulatory care clinic.',
    'Assist ambulatory and non-ambulatory residents.',
    'Must be mobile across three stores.',
  ]);
});

describe('full strength or nothing', () => {
  testFlagged([
    ['Only those who are fully healed may return.', 'fully healed', 'process.full-duty'],
    ['Modified duty will not be offered.', 'Modified duty will not be offered', 'process'],
    ['We do not offer light duty work.', 'not offer light duty work', 'process.full-duty'],
    ['Return at full duty without restrictions.', 'without restrictions', 'process.full-duty'],
  ]);
  testClean([
    'We offer light duty when you are recovering.',
    'Repair light-duty and heavy-duty vehicles.',
    'Treat wounds until they are fully healed.',
  ]);
});

describe('bans on sitting', () => {
  testFlagged([
    ['Cashiers are not permitted to sit.', 'not permitted to sit', 'body.no-sitting'],
    ['Workers must not sit down at the line.', 'must not sit down', 'body.no-sitting'],
    ['Sitting is not allowed at the register.', 'Sitting is not allowed', 'body.no-sitting'],
    ['No stools allowed behind the counter.', 'No stools allowed', 'body.no-sitting'],
  ]);
  testClean([
    'Stools are provided, and you may sit at any time.',
    'Guests may not sit on the displays.',
    'Sit or stand as you like.',
  ]);
});

describe('numbers in words', () => {
  testFlagged([
    ['Lift seventy-five pounds.', 'Lift seventy-five pounds', 'body.lifting'],
    ['Push carts of one hundred pounds.', 'Push carts of one hundred pounds', 'body.lifting'],
    ['Stand for eight hours.', 'Stand for eight hours', 'body.posture'],
    ['Type sixty words per minute.', 'Type sixty words per minute', 'ability.typing'],
    ['Twenty-twenty vision is needed.', 'Twenty-twenty vision', 'body.vision'],
  ]);
  testClean(['Count fifty pound bags.', 'Sells bags of forty pounds.']);
});

describe('a sense after another verb', () => {
  testFlagged([
    ['You must take orders and hear customers clearly.', 'hear customers clearly', 'ability'],
    ['Able to work at a desk and see the screen.', 'see the screen', 'ability.senses'],
  ]);
  testClean([
    'We want to hear customers and to help them.',
    'Must take calls and hear complaints with patience.',
  ]);
});

describe('a history of illness', () => {
  testFlagged([
    [
      'Anyone with a history of depression will not be considered.',
      'history of depression',
      'inquiry.health',
    ],
    ['No prior mental illness.', 'No prior mental illness', 'inquiry.health'],
    ['Disclose any diagnosis.', 'Disclose any diagnosis', 'inquiry.health'],
  ]);
  testClean([
    'Document the patient’s history of mental illness.',
    'Knowledge of the history of mental health care.',
  ]);
});
