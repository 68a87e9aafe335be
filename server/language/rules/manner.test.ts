import { describe } from 'vitest';
import { testClean, testFlagged } from '../testing.ts';

describe('manner and personality', () => {
  testFlagged([
    ['Work in a fast-paced kitchen.', 'fast-paced', 'manner.pace'],
    ['We move at a crazy fast pace.', 'crazy fast pace', 'manner.pace'],
    ['Work well under pressure.', 'Work well under pressure', 'manner.pressure'],
    ['You handle stress well.', 'handle stress well', 'manner.pressure'],
    ['A high-pressure environment.', 'high-pressure environment', 'manner.pressure'],
    ['Strong multi-tasking.', 'multi-tasking', 'manner.multitask'],
    ['Handle several cases at once.', 'several cases at once', 'manner.multitask'],
    ['Juggle competing deadlines.', 'Juggle competing deadlines', 'manner.multitask'],
    ['An outgoing personality.', 'outgoing personality', 'manner.personality'],
    ['You are a people person.', 'people person', 'manner.personality'],
    ['Sense of humor a plus.', 'Sense of humor', 'manner.personality'],
    [
      'A normal, friendly personality.',
      'normal, friendly personality',
      'manner.normal-personality',
    ],
    ['Make eye contact with each guest.', 'eye contact', 'manner.eye-contact'],
    ['A fast learner.', 'fast learner', 'manner.quick-mind'],
    ['You learn quickly.', 'learn quickly', 'manner.quick-mind'],
    ['An excellent memory for names.', 'excellent memory', 'manner.memory'],
    ['Must be emotionally stable.', 'emotionally stable', 'manner.memory'],
    ['No fear of heights.', 'No fear of heights', 'manner.memory'],
    ['Must be articulate.', 'articulate', 'manner.articulate'],
    ['A culture fit for our crew.', 'culture fit', 'manner.culture-fit'],
    [
      'Excellent verbal communication.',
      'verbal communication',
      'manner.spoken-only',
      { title: 'Data Entry Clerk' },
    ],
    ['Native English speaker.', 'Native English speaker', 'manner.native-speaker'],
  ]);
  testClean([
    'Work at a steady pace.',
    'Clean decks with a high-pressure washer.',
    'Test tanks under pressure.',
    'Lead stress management classes.',
    'Manage multiple projects and meet deadlines.',
    'Sort outgoing mail.',
    'Excellent verbal and written communication.',
    ['Excellent verbal communication.', { title: 'Hotel Concierge' }],
    'Able to articulate the value of our tools.',
    'Sell sharp knives.',
    'Memory care for older adults.',
    'Fast food cook wanted.',
    'Detail-oriented and friendly team player.',
    'Personal and professional growth.',
  ]);
});

describe('health questions before an offer', () => {
  testFlagged([
    [
      'Please disclose any medical conditions.',
      'disclose any medical conditions',
      'inquiry.health',
    ],
    ['List all medications you take.', 'List all medications', 'inquiry.health'],
    ['Do you have a disability?', 'Do you have a disability', 'inquiry.health'],
    ['A clean medical history.', 'clean medical history', 'inquiry.health'],
    ['People with epilepsy need not apply.', 'epilepsy', 'inquiry.health'],
    ['Anyone with seizures will not be hired.', 'seizures', 'inquiry.health'],
    ['No history of back injury.', 'No history of back injury', 'inquiry.health'],
    ['Must pass a physical.', 'pass a physical', 'inquiry.exam'],
    ['A pre-employment physical is required.', 'pre-employment physical', 'inquiry.exam'],
    ['Perfect attendance record.', 'Perfect attendance record', 'inquiry.attendance'],
    ['No gaps in employment.', 'No gaps in employment', 'inquiry.attendance'],
    ['You never take a sick day.', 'never take a sick day', 'inquiry.attendance'],
  ]);
  testClean([
    'Record the medical history of patients.',
    'A background check and drug screen come before the start.',
    'After an offer you take a physical, as everyone in this job does.',
    'You may choose to disclose a disability; it is voluntary.',
    'Give medications as ordered.',
    'Perform physical exams for athletes.',
    'Paid sick days and health insurance.',
    ['Must pass a physical agility test.', { title: 'Firefighter' }],
    'Regular attendance is part of the job.',
  ]);
});

describe('only one way to apply', () => {
  testFlagged([
    ['No accommodations can be made.', 'No accommodations can be made', 'process.no-accommodation'],
    [
      'The site is not suitable for wheelchair users.',
      'not suitable for wheelchair users',
      'process.no-accommodation',
    ],
    ['Applications by phone only.', 'Applications by phone only', 'process.one-channel'],
    ['Apply in person only.', 'Apply in person only', 'process.one-channel'],
    ['In-person interview required.', 'In-person interview required', 'process.one-channel'],
    ['You take a timed typing test.', 'timed typing test', 'process.timed-test'],
    ['Deadlines are final, no exceptions.', 'no exceptions', 'process.no-exceptions'],
  ]);
  testClean([
    'Apply by phone, e-mail or in person.',
    'No phone calls, please.',
    'Tell us if you need an accommodation for the interview.',
    'Hotel accommodations are paid.',
    'Write unit tests and run A/B tests.',
  ]);
});
