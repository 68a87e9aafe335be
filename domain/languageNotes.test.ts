import { describe, expect, test } from 'vitest';
import {
  type FoundPhrase,
  type LanguageNote,
  notesIn,
  notesNow,
  oneText,
  openNotes,
  replacementsNow,
  withoutWords,
  withWords,
} from './languageNotes.ts';

const found = (phrase: string, start: number): FoundPhrase => ({
  phrase,
  start,
  end: start + phrase.length,
  rationale: 'It keeps people out.',
  alternatives: ['skilled'],
  severity: 'replace',
});
const texts = [
  { field: 'title', text: 'Cook' },
  { field: 'hours', text: '' },
  { field: 'summary', text: 'For able-bodied people' },
];
const note = (field: string, phrase: string, start: number): LanguageNote => ({
  ...found(phrase, start),
  field,
});

describe('several texts checked as one', () => {
  test('finds a phrase in the field where it stands', () => {
    const whole = oneText(texts);
    const at = whole.indexOf('able-bodied');
    expect(notesIn(texts, [found('able-bodied', at)])).toEqual([note('summary', 'able-bodied', 4)]);
  });

  test('finds a phrase at the very start and end of its field, and in no other', () => {
    const two = [
      { field: 'title', text: 'blind' },
      { field: 'hours', text: 'blind' },
    ];
    expect(notesIn(two, [found('blind', 0), found('blind', 7)])).toEqual([
      note('title', 'blind', 0),
      note('hours', 'blind', 0),
    ]);
  });

  test('leaves empty fields out of the text', () =>
    expect(oneText(texts).startsWith('Cook\n\nFor')).toBe(true));

  test('finds nothing that reaches over two fields', () => {
    expect(notesIn(texts, [found('k\n\nF', 3)])).toEqual([]);
  });
});

describe('a note while somebody types', () => {
  const notes = [note('summary', 'able-bodied', 4)];
  const now = (text: string) =>
    notesNow(notes, [{ field: 'summary', text }]).map(({ start, end }) => [start, end]);

  test.each([
    ['stays', 'For able-bodied people', [[4, 15]]],
    ['moves with its phrase', 'Only for able-bodied people', [[9, 20]]],
    ['goes with its phrase', 'For people', []],
    ['takes the nearer of two before it', 'able-bodied or not able-bodied', [[0, 11]]],
    ['takes the nearer of two after it', 'able-bodied, able-bodied', [[0, 11]]],
    ['is found at the start, where no other is', 'able-bodied', [[0, 11]]],
  ])('%s', (_, text, places) => expect(now(text)).toEqual(places));

  test('marks the same place only once with two notes', () => {
    const two = [note('summary', 'blind', 0), note('summary', 'blind', 10)];
    expect(notesNow(two, [{ field: 'summary', text: 'a blind spot' }])).toHaveLength(1);
  });
});

describe('words in the place of a phrase', () => {
  const one = note('summary', 'able-bodied', 4);

  test('replace exactly the phrase, and Undo brings it back', () => {
    const after = withWords('For able-bodied people', one, 'skilled');
    expect(after).toBe('For skilled people');
    const back = { field: 'summary', start: 4, phrase: 'able-bodied', words: 'skilled' };
    expect(withoutWords(after, back)).toBe('For able-bodied people');
  });

  test('take away a phrase without other words with its space, and bring both back', () => {
    const after = withWords('For able-bodied people', one, '');
    expect(after).toBe('For people');
    const back = { field: 'summary', start: 4, phrase: 'able-bodied', words: '' };
    expect(withoutWords(after, back)).toBe('For able-bodied people');
  });

  test.each([
    ['at the start with the space after it', 'able-bodied people', 0, 'people'],
    ['after no space and leaves the space after it', '(able-bodied people)', 1, '( people)'],
  ])('take away a phrase without other words %s', (_what, text, start, after) => {
    expect(withWords(text, note('summary', 'able-bodied', start), '')).toBe(after);
  });

  test.each([
    ['before the end of a sentence', 'We need a rockstar.', 'We need a .'],
    ['at the end of the text', 'We need a rockstar', 'We need a '],
    ['at the end of a line', 'We need a rockstar\nand a cook.', 'We need a \nand a cook.'],
    ['at the start of a line', 'A cook\nrockstar or not', 'A cook\nor not'],
    ['in brackets', 'A (rockstar) cook', 'A () cook'],
    ['before brackets', 'A rockstar (young) cook', 'A (young) cook'],
  ])(
    'leave the rest as it is, and Undo brings exactly the phrase back %s',
    (_what, text, after) => {
      const start = text.indexOf('rockstar');
      const taken = withWords(text, note('summary', 'rockstar', start), '');
      expect(taken).toBe(after);
      const back = { field: 'summary', start, phrase: 'rockstar', words: '' };
      expect(withoutWords(taken, back)).toBe(text);
    },
  );

  test.each([
    ['in front of it', 'We need a good  and a cook.', 15],
    ['behind it', 'We need a  and a good cook.', 10],
    ['nowhere, but in another field', 'We need a  and a cook.', 10],
  ])('are brought back where they stood when words were typed %s', (_what, now, start) => {
    const back = { field: 'summary', start: 10, phrase: 'rockstar', words: '' };
    const texts = (text: string) => [
      { field: 'title', text: 'Cook' },
      { field: 'summary', text },
    ];
    const before = texts('We need a  and a cook.');
    const moved = replacementsNow([back], before, [
      { field: 'title', text: 'A cook' },
      ...texts(now).slice(1),
    ]);
    expect(moved).toEqual([{ ...back, start }]);
  });

  test('are brought back at the place of words that were rewritten around them', () => {
    const back = { field: 'summary', start: 10, phrase: 'rockstar', words: '' };
    const texts = (text: string) => [{ field: 'summary', text }];
    const moved = replacementsNow([back], texts('We need a  and a cook.'), texts('We seek cooks'));
    expect(moved[0]?.start).toBeLessThanOrEqual('We seek cooks'.length);
  });

  test('are found by Undo where they moved, and a text without them is left alone', () => {
    const back = { field: 'summary', start: 4, phrase: 'able-bodied', words: 'skilled' };
    expect(withoutWords('Now for skilled people', back)).toBe('Now for able-bodied people');
    expect(withoutWords('For people', back)).toBeNull();
  });
});

test('does not ask again about a phrase that somebody keeps, in whatever capitals', () => {
  const notes = [note('summary', 'Able-bodied', 0), note('summary', 'blind', 20)];
  const kept = [{ phrase: 'able-bodied', reason: 'It is the name of a law.' }];
  expect(openNotes(notes, kept).map(({ phrase }) => phrase)).toEqual(['blind']);
});
