import { describe, expect, it } from 'vitest';
import type { TextItem } from '../read/text.ts';
import { groupRows, segmentsOf } from './segments.ts';
import { down, item, page, segments } from './testing.ts';

const read = (...items: TextItem[]) => segmentsOf(page(items));
const texts = (...items: TextItem[]) => read(...items).map(({ text }) => text);
/** Words one after the other on one line, with so many points between them. */
const line = (gap: number, words: readonly string[], print: Partial<TextItem> = {}, y = 100) => {
  let x = 50;
  return words.map((word) => {
    const one = item(word, x, y, print);
    x += one.width + gap;
    return one;
  });
};

describe('a row', () => {
  const rowsOf = (...items: TextItem[]) =>
    groupRows(segments(...items)).map((row) => row.map(({ text }) => text));

  it('has the texts of about one height, from left to right', () => {
    const cook = item('Cook', 50, 100);
    expect(rowsOf(item('2019', 400, 103.5), cook)).toEqual([['Cook', '2019']]);
    expect(rowsOf(item('2019', 400, 103.6), cook)).toEqual([['Cook'], ['2019']]);
    expect(rowsOf(item('2019', 400, 96.5), cook)).toEqual([['Cook', '2019']]);
    // A small sign stands apart sooner.
    expect(rowsOf(item('2019', 400, 103, { size: 6 }), cook)).toEqual([['Cook'], ['2019']]);
  });

  it('is measured from its highest text, and the nearest row is taken', () => {
    const steps = [item('a', 50, 100), item('b', 60, 103), item('c', 70, 106), item('d', 80, 109)];
    expect(rowsOf(...steps)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    const small = item('2nd', 70, 101.9, { size: 6 });
    expect(rowsOf(item('a', 50, 98), small, item('b', 90, 101.5))).toEqual([['a', 'b'], ['2nd']]);
  });
});

describe('words of one line', () => {
  it('are one text with spaces between them', () => {
    expect(texts(...line(3, ['Line', 'Cook']))).toEqual(['Line Cook']);
    // Programs print parts of a word apart.
    expect(texts(...line(1.5, ['Li', 'ne']))).toEqual(['Line']);
    expect(texts(...line(1.7, ['Li', 'ne']))).toEqual(['Li ne']);
    const narrow = item(' ', 70, 100, { width: 1 });
    expect(texts(item('Line', 50, 100), narrow, item('Cook', 71, 100))).toEqual(['Line Cook']);
    expect(texts(item('Line', 50, 100), item('Cook', 71, 100))).toEqual(['LineCook']);
    expect(texts(...line(3, ['Line ', ' Cook']))).toEqual(['Line Cook']);
    expect(texts(...line(0, [' ', 'Line', 'up']))).toEqual(['Lineup']);
  });

  it('are two texts when a wide gap is between them', () => {
    expect(texts(...line(9.5, ['Cook', '2019']))).toEqual(['Cook 2019']);
    expect(texts(...line(9.6, ['Cook', '2019']))).toEqual(['Cook', '2019']);
    const blank = item(' ', 70, 100, { width: 330 });
    expect(texts(item('Cook', 50, 100), blank, item('2019', 400, 100))).toEqual(['Cook', '2019']);
    // By the size of the larger one.
    const large = item('Cook', 50, 100, { size: 14 });
    expect(texts(large, item('2019', 82, 100))).toEqual(['Cook 2019']);
    expect(texts(item('Cook', 50, 100), item('2019', 82, 100, { size: 14 }))).toEqual([
      'Cook 2019',
    ]);
  });

  it('are two texts when many spaces are printed between them', () => {
    expect(texts(item('Line   Cook', 50, 100))).toEqual(['Line Cook']);
    const [cook, year] = read(item('Cook    2019', 50, 100));
    expect([cook, year]).toMatchObject([
      { text: 'Cook', x0: 50, x1: 70 },
      { text: '2019', x0: 90, x1: 110 },
    ]);
    expect(texts(item('    ', 50, 100), item('Cook ', 90, 100))).toEqual(['Cook']);
    expect(read(item('Cook ', 50, 100))).toMatchObject([{ x0: 50, x1: 75 }]);
  });

  it('have the edges of all of them', () => {
    expect(read(...line(3, ['Line', 'Cook']))).toMatchObject([{ x0: 50, x1: 93 }]);
  });

  it('are printed once when a shadow is drawn below them', () => {
    const shadow = (x: number) => texts(item('Line Cook', 50, 100), item('Cook', x, 100));
    expect(shadow(75.5)).toEqual(['Line Cook']);
    expect(shadow(76)).not.toEqual(['Line Cook']);
    expect(texts(item('Cook', 50, 100), item('Book', 50.5, 100))).not.toEqual(['Cook']);
  });

  it('have each accent on its letter', () => {
    expect(texts(item('Jose\u0301', 50, 100), item('Nu˜nez', 83, 100))).toEqual(['José Nuñez']);
    expect(read(item('Jos´e', 50, 100))[0]?.runs).toMatchObject([{ text: 'José' }]);
  });
});

describe('cells of a table', () => {
  const names = ['Cook', 'Chef', 'Host'];
  const places = ['Diner', 'Hotel', 'Lodge'];
  const table = (x: number, rows = 3, byColumns = false) => {
    const [left, right] = [
      down(50, 100, names.slice(0, rows)),
      down(x, 100, places.slice(0, rows)),
    ];
    return byColumns
      ? [...left, ...right]
      : left.flatMap((one, i) => [one, ...right.slice(i, i + 1)]);
  };

  it('are apart at a narrow gap when three rows begin a text there', () => {
    expect(texts(...table(76))).toEqual(['Cook', 'Diner', 'Chef', 'Hotel', 'Host', 'Lodge']);
    expect(texts(...table(76, 2))).toEqual(['Cook Diner', 'Chef Hotel']);
    expect(texts(...table(74))).toEqual(['Cook Diner', 'Chef Hotel', 'Host Lodge']);
    const shifted = table(76).map((one, i) => ({ ...one, x: one.x + (i === 1 ? 0.4 : 0) }));
    expect(texts(...shifted)).toHaveLength(6);
    const steps = table(76).map((one, i) => ({ ...one, x: one.x + (i % 2) * ((i - 3) / 4) }));
    expect(texts(...steps)).toHaveLength(6);
    // A word of a sentence begins no column.
    const sentence = [item('Baker', 50, 128, { width: 23 }), item('bread', 76, 128)];
    expect(texts(...table(76, 2), ...sentence)).toEqual([
      'Cook Diner',
      'Chef Hotel',
      'Baker bread',
    ]);
    const uneven = table(76).map((one, i) => ({ ...one, x: one.x + (i === 1 ? 1.5 : 0) }));
    expect(texts(...uneven)).toHaveLength(3);
  });

  it('are apart at any gap when each column is drawn on its own', () => {
    expect(texts(...table(71, 3, true))).toHaveLength(6);
    expect(texts(...table(69, 3, true))).toHaveLength(6);
    expect(texts(...table(68, 3, true))).toHaveLength(3);
    expect(texts(...table(71, 3))).toHaveLength(3);
    expect(texts(...table(71, 2, true))).toHaveLength(2);
    const blanks = table(71, 3).flatMap((one) => [one, item(' ', one.x + one.width, one.y)]);
    expect(texts(...blanks)).toHaveLength(3);
  });

  it('are apart when spaces are printed between them', () => {
    const spaced = table(76).flatMap((one) => [one, item(' ', one.x + one.width, one.y)]);
    expect(texts(...spaced)).toHaveLength(6);
  });

  it('are apart beside a column that is far away', () => {
    const far = table(76).flatMap((one, i) =>
      i % 2 === 0 ? [one] : [one, item('2019', 200, one.y)],
    );
    const row = [item('Cook', 50, 142), item('Hotel', 76, 142), item('2021', 200, 142)];
    expect(texts(...far, ...row)).toHaveLength(12);
  });

  it('are no words of a typewriter, which stand far apart everywhere', () => {
    const words = (rows: number) =>
      Array.from({ length: rows }, (_, i) =>
        line(6, ['cook', 'eggs', 'well'], { font: 'Mono' }, 100 + 14 * i),
      ).flat();
    expect(texts(...words(3))).toHaveLength(9);
    expect(texts(...words(4))).toEqual(Array.from({ length: 4 }, () => 'cook eggs well'));
    const spaced = words(4).flatMap((one) => [one, item(' ', one.x + one.width, one.y)]);
    expect(texts(...spaced)).toHaveLength(4);
    const other = item('diner', 76, 170);
    expect(texts(...words(4), item('cook', 50, 170), other).slice(-2)).toEqual(['cook', 'diner']);
  });
});

describe('a justified line', () => {
  const words = ['bake', 'bread', 'each', 'night.'];

  it('is one text however wide its even gaps are', () => {
    expect(texts(...line(12, words))).toEqual(['bake bread each night.']);
    expect(texts(...line(39, words))).toEqual(['bake bread each night.']);
    expect(texts(...line(40, words))).toHaveLength(4);
    const spaced = line(12, words).flatMap((one) => [one, item(' ', one.x + one.width, 100)]);
    expect(texts(...spaced)).toHaveLength(1);
    expect(texts(...line(12, ['bake ', 'bread ', 'each ', 'night.']))).toHaveLength(1);
  });

  it('has more than three words, and no gap much wider than the others', () => {
    expect(texts(...line(12, words.slice(0, 3)))).toHaveLength(3);
    const moved = (by: number) =>
      line(12, words).map((one, i) => (i === 3 ? { ...one, x: one.x + by } : one));
    expect(texts(...moved(2))).toHaveLength(1);
    expect(texts(...moved(2.4))).toHaveLength(4);
  });

  it('is no list of phrases, of names, or of words without a comma far apart', () => {
    expect(texts(...line(12, ['bake bread', ...words.slice(1)]))).toHaveLength(4);
    const names = ['Baking', 'Cooking', 'Frying', 'Grilling'];
    expect(texts(...line(12, names))).toHaveLength(4);
    expect(texts(...line(10, names))).toHaveLength(1);
    expect(texts(...line(12, ['Baking,', ...names.slice(1)]))).toHaveLength(1);
    const plain = ['bake', 'bread', 'each', 'night'];
    expect(texts(...line(15, plain))).toHaveLength(1);
    expect(texts(...line(16, plain))).toHaveLength(4);
  });
});

describe('wide letter spacing', () => {
  it('is closed in one text of capitals', () => {
    expect(texts(item('S U M M A RY', 50, 100))).toEqual(['SUMMARY']);
    expect(read(item('S K I L L S', 50, 100))[0]?.runs).toMatchObject([{ text: 'SKILLS' }]);
    expect(texts(item('R & D OF', 50, 100))).toEqual(['R&DOF']);
    expect(texts(item('A B C', 50, 100))).toEqual(['A B C']);
    expect(texts(item('A B C of', 50, 100))).toEqual(['A B C of']);
    expect(texts(item('A BC DE FG', 50, 100))).toEqual(['A BC DE FG']);
  });

  it('is closed in words that are printed one by one', () => {
    expect(texts(...line(8, ['J A N E', 'D O E']))).toEqual(['JANE DOE']);
    expect(texts(...line(2, ['j a n e', ' ', 'd o e']))).toEqual(['jane doe']);
    expect(texts(...line(8, ['j a n e', 'doe']))).toEqual(['j a n e doe']);
    expect(texts(...line(8, ['a b', 'c d']))).toEqual(['a b c d']);
    expect(texts(...line(8, ['j a n', 'd o']))).toEqual(['jan do']);
    expect(texts(...line(8, ['j a n e', '4 2']))).toEqual(['j a n e 4 2']);
    expect(read(...line(8, ['j a n e', 'd o e']))[0]?.runs).toMatchObject([{ text: 'jane doe' }]);
  });
});

describe('a bullet', () => {
  const listed = (x: number) => read(item('•', 50, 100), item('Fry eggs', x, 100));

  it('belongs to the text after it', () => {
    expect(listed(70)).toMatchObject([{ text: '• Fry eggs', x0: 50, x1: 110 }]);
    expect(listed(94)).toMatchObject([{ text: '• Fry eggs' }]);
    expect(listed(95)).toMatchObject([{ text: '•' }, { text: 'Fry eggs', x0: 95 }]);
    expect(texts(item('x', 50, 100), item('Fry eggs', 70, 100))).toEqual(['x', 'Fry eggs']);
  });
});

describe('the style of a text', () => {
  const bold = { bold: true, font: 'Face-Bold' };

  it('is that of its longest part, and each part keeps its own', () => {
    const [job] = read(item('Cook', 50, 100, bold), item(', Diner', 70, 100, { italic: true }));
    expect(job).toMatchObject({
      text: 'Cook, Diner',
      bold: false,
      italic: true,
      font: 'Face',
      runs: [
        { text: 'Cook', ...bold },
        { text: ', Diner', bold: false },
      ],
    });
    const [cook] = read(item('Cook', 50, 100, bold), item(', Inn', 70, 100, { size: 9 }));
    expect(cook).toMatchObject({ text: 'Cook, Inn', size: 9 });
    const [chef] = read(item('Line cook', 50, 100, bold), item(', Inn', 95, 100, { size: 9 }));
    expect(chef).toMatchObject({ ...bold, size: 10 });
    const parts = [
      item('Line cook', 50, 100, bold),
      item(',', 95, 100),
      item(' of Inns', 100, 100, { font: 'Other' }),
    ];
    expect(read(...parts)[0]).toMatchObject({ ...bold, text: 'Line cook, of Inns' });
  });

  it('is one when the parts look alike', () => {
    const [same] = read(item('Cook', 50, 100), item(', Inn', 70, 100, { size: 10.2 }));
    expect(same?.runs).toMatchObject([{ text: 'Cook, Inn' }]);
    const [other] = read(item('Cook', 50, 100), item(', Inn', 70, 100, { size: 10.3 }));
    expect(other?.runs).toMatchObject([{ text: 'Cook' }, { text: ', Inn' }]);
  });
});

it('puts the ends of a range together that stand one above the other', () => {
  expect(texts(...down(50, 100, ['2019', '–', '2021']), item('Cook', 130, 100))).toEqual([
    '2019 – 2021',
    'Cook',
  ]);
});
