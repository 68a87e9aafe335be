import { describe, expect, it } from 'vitest';
import { pageOf } from '../testPage.ts';
import { readingOrder } from './readingOrder.ts';

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
  });
});
