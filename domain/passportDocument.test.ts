import { expect, test } from 'vitest';
import { ENGLISH_PASSPORT, passportBlocks, type PassportContent } from './passportDocument.ts';

const nothing: PassportContent = {
  texts: { About: '', Strengths: '', Communication: '', DifficultDay: '', Emergency: '' },
  items: [],
  agreements: [],
};
const blocksOf = (content: Partial<PassportContent>) =>
  passportBlocks('Work notes of Dana', { ...nothing, ...content }, ENGLISH_PASSPORT);

test('is no document while nothing is written', () => {
  expect(blocksOf({})).toBeNull();
});

test('leaves out the parts that are empty, and each item is a heading with what helps', () => {
  const blocks = blocksOf({
    texts: { ...nothing.texts, DifficultDay: 'I get quiet.\n\nGive me ten minutes.' },
    items: [
      { Barrier: 'Noise in\na large room', Helps: 'A wall.', UsedWhen: 'both', Cost: 'no' },
      { Barrier: 'Light', Helps: 'A lamp.', UsedWhen: 'job', Cost: 'unknown' },
    ],
  });
  expect(blocks).toEqual([
    { kind: 'heading', level: 1, text: 'Work notes of Dana' },
    { kind: 'heading', level: 2, text: 'What gets in the way and what helps' },
    { kind: 'heading', level: 3, text: 'Noise in a large room' },
    { kind: 'line', text: 'A wall.' },
    { kind: 'list', items: ['For an interview and a job.', 'It costs nothing.'] },
    { kind: 'heading', level: 3, text: 'Light' },
    { kind: 'line', text: 'A lamp.' },
    { kind: 'list', items: ['For a job.'] },
    { kind: 'heading', level: 2, text: 'Working with me' },
    { kind: 'heading', level: 3, text: 'On a difficult day' },
    { kind: 'line', text: 'I get quiet.' },
    { kind: 'line', text: 'Give me ten minutes.' },
  ]);
});

test('says of an agreement where, with whom, how far it is and since when', () => {
  const agreement = { What: 'A lamp', Where: 'Salt City Supplies', With: '', Since: null };
  const blocks = blocksOf({
    agreements: [
      { ...agreement, State: 'asked' },
      { ...agreement, With: 'The shift lead', Since: '2026-05-01', State: 'in_place' },
    ],
  });
  expect(blocks?.flatMap((block) => (block.kind === 'line' ? block.text : []))).toEqual([
    'Salt City Supplies',
    'Asked for',
    'Salt City Supplies, The shift lead',
    'In place, since May 1, 2026',
  ]);
});
