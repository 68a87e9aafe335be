import { describe, expect, it } from 'vitest';
import { pageOf } from '../testPage.ts';
import type { TextItem } from '../read/text.ts';
import { readingOrder } from './readingOrder.ts';
import { beside, item, page } from './testing.ts';

const read = (...texts: string[]): string[] =>
  readingOrder([pageOf(texts.map((text) => ({ text })))]).map((line) => line.text);

describe('a word at the end of a line', () => {
  it('is whole again where a program broke it', () => {
    expect(read('Performed hematology and coagu-', 'lation studies every day')).toEqual([
      'Performed hematology and coagulation',
      'studies every day',
    ]);
  });

  it('keeps the hyphen that it is written with', () => {
    expect(read('Worked through college in a part-', 'time job at the front desk')).toEqual([
      'Worked through college in a part-',
      'time job at the front desk',
    ]);
  });

  it('keeps its hyphen when the resume writes it so elsewhere', () => {
    const lines = [
      'Medical-surgical nurse',
      'Cared for patients on the medical-',
      'surgical floor',
    ];
    expect(read(...lines)).toEqual(lines);
  });

  it('is whole when other lines show that the program breaks words', () => {
    expect(
      read('Trained students in coagu-', 'lation and kept the pro-', 'cedures of the bench'),
    ).toEqual(['Trained students in coagulation', 'and kept the procedures', 'of the bench']);
  });

  it('takes its sign along, and leaves no empty line', () => {
    expect(read('Kept the books, the till and reconcilia-', 'tion.')).toEqual([
      'Kept the books, the till and reconciliation.',
    ]);
    expect(read('Kept the books (and reconcilia-', 'tion). Sold bread')).toEqual([
      'Kept the books (and reconciliation).',
      'Sold bread',
    ]);
  });
});

describe('a hyphen at the end of a line', () => {
  /** The lines of a resume whose program breaks words: "coagulation" is one of them. */
  const others = (...texts: string[]) =>
    read('Studied coagu-', 'lation of blood', ...texts).slice(2);

  it('goes when the whole word stands elsewhere', () => {
    expect(read('Clean the kit-', 'chen', 'Kitchen porter')).toEqual([
      'Clean the kitchen',
      'Kitchen porter',
    ]);
    expect(read('Clean the kit-', 'chen', 'Porter')).toHaveLength(3);
    expect(read('Kitchen porter: clean the kit-', 'chen')).toHaveLength(1);
    expect(read('Clean the kit-', 'chen as a kitchen porter')[0]).toBe('Clean the kitchen');
  });

  it('stays when the word is written with it elsewhere, in whatever case', () => {
    const beef = ['Corn-fed beef', 'Serve corn-', 'fed beef'];
    expect(read(...beef)).toEqual(beef);
    expect(read('Beef', ...beef.slice(1))).toEqual(['Beef', 'Serve cornfed', 'beef']);
    const lines = ['Sous-Vide dinners', 'Serve each sous-', 'vide dinner'];
    expect(others(...lines)).toEqual(lines);
    expect(others('Serve each sous-', 'vide dinner')).toEqual(['Serve each sousvide', 'dinner']);
  });

  it('stays beside a part of many words with a hyphen', () => {
    expect(others('Cut half-', 'moon cakes')).toEqual(['Cut half-', 'moon cakes']);
    expect(others('Cook oven-', 'ready meals')).toEqual(['Cook oven-', 'ready meals']);
    expect(others('HALF-', 'moon cakes')).toEqual(['HALF-', 'moon cakes']);
  });

  it('stays between two words that stand elsewhere', () => {
    const butter = ['Order butter-', 'milk cakes'];
    const joined = ['Order buttermilk', 'cakes'];
    expect(others(...butter, 'Butter', 'Milk')).toEqual([...butter, 'Butter', 'Milk']);
    expect(others(...butter, 'Cold-butter', 'ice-milk-bar')).toHaveLength(4);
    expect(others(...butter, 'Butter')).toEqual([...joined, 'Butter']);
    expect(others(...butter, 'Milk')).toEqual([...joined, 'Milk']);
    // The parts themselves, and what stands beside them, are no such words.
    expect(others('Order butter-', 'milk, milk, buttered')).toHaveLength(2);
    expect(others('Order butter-', 'milk and butter')).toEqual(['Order buttermilk', 'and butter']);
  });

  it('goes only when a program breaks words, which one sure word tells', () => {
    expect(read('Serve each sous-', 'vide dinner')).toEqual(['Serve each sous-', 'vide dinner']);
  });
});

describe('the rest of a broken word', () => {
  const texts = (...items: TextItem[]) => readingOrder([page(items)]).map(({ text }) => text);
  const first = item('Studied coagu-', 50, 100);
  const isJoined = (...rest: TextItem[]) => texts(first, ...rest)[0] === 'Studied coagulation';

  it('stands right below, in the same size', () => {
    const rest = (y: number, size = 10) => isJoined(item('lation of blood', 50, y, { size }));
    expect(rest(114)).toBe(true);
    expect(rest(118)).toBe(true);
    expect(rest(119)).toBe(false);
    expect(rest(114, 10.5)).toBe(true);
    expect(rest(114, 11)).toBe(false);
    expect(rest(114, 9)).toBe(false);
  });

  it('is no item of a list, no row of a table, and in the same column', () => {
    expect(isJoined(item('• lation of blood', 50, 114))).toBe(false);
    expect(isJoined(item('lation', 50, 114), item('2019', 300, 114))).toBe(false);
    const left = ['Skills', 'Typing', 'Languages', 'Spanish coagu-'];
    const right = ['lation', 'Experience', 'Volunteer', 'Choir'];
    expect(texts(...beside([50, left], [250, right]))).toContain('Spanish coagu-');
  });

  it('may stand at the top of the next page', () => {
    const pages = [page([first]), page([item('lation of blood', 50, 100)], 2)];
    expect(readingOrder(pages).map(({ text }) => text)).toEqual([
      'Studied coagulation',
      'of blood',
    ]);
  });

  it('begins small and has letters alone', () => {
    expect(isJoined(item('Lation of blood', 50, 114))).toBe(false);
    expect(isJoined(item('l of blood', 50, 114))).toBe(false);
    expect(texts(item('Studied c-', 50, 100), item('ation of blood', 50, 114))).toHaveLength(2);
    expect(texts(item('Studied coagu -', 50, 100), item('lation', 50, 114))).toHaveLength(2);
  });

  it('moves within its cell and its type alone', () => {
    const bold = { bold: true, font: 'Face-Bold' };
    const lines = readingOrder(
      [
        page([
          item('2019', 50, 100),
          item('Cook,', 200, 100, bold),
          item('coagu-', 228, 100),
          item('lation', 50, 114),
          item(', blood', 80, 114, bold),
          item('and eggs', 118, 114),
        ]),
      ],
      'rows',
    );
    expect(lines).toMatchObject([
      {
        text: '2019  Cook, coagulation,',
        cells: [
          { text: '2019', runs: [{ text: '2019' }] },
          { text: 'Cook, coagulation,', runs: [{ text: 'Cook,' }, { text: ' coagulation,' }] },
        ],
      },
      {
        text: 'blood and eggs',
        cells: [{ text: 'blood and eggs', runs: [{ text: 'blood' }, { text: ' and eggs' }] }],
      },
    ]);
    expect(lines[1]?.cells[0]?.runs).toHaveLength(2);
  });
});
