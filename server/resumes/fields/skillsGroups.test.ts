import { describe, expect, it } from 'vitest';
import { row, type Row, skillsAcross, skillsOf } from './testing.ts';

describe('the name of a group of skills', () => {
  it.each([
    ['it is larger than its list', { size: 13 }],
    ['it is bold above its list', { bold: true }],
  ])('is none itself when %s', (_, look) => {
    const group = (text: string) => ({ ...row(18, text), ...look });
    expect(
      skillsOf([
        group('Kitchen'),
        row(14, 'Baking, Frying'),
        group('Office'),
        row(14, 'Typing, Filing'),
      ]),
    ).toEqual(['Baking', 'Frying', 'Typing', 'Filing']);
  });

  it.each([9, 10])('is none itself when it ends with a colon, of size %i', (size) => {
    expect(
      skillsOf([{ ...row(14, 'Kitchen:'), size }, row(14, 'Baking'), row(14, 'Frying')]),
    ).toEqual(['Baking', 'Frying']);
  });

  it('is none itself when it is bold above skills one a line', () => {
    const bold = (text: string) => ({ ...row(18, text), bold: true });
    expect(
      skillsOf([
        bold('Kitchen'),
        row(14, 'Baking'),
        row(14, 'Frying'),
        bold('Office'),
        row(14, 'Typing'),
        row(14, 'Filing'),
      ]),
    ).toEqual(['Baking', 'Frying', 'Typing', 'Filing']);
  });

  it('is none itself in a column of its own', () => {
    const group = (name: string, list: string): Row => ({
      cells: [
        { text: name, x: 50, bold: true },
        { text: list, x: 200 },
      ],
    });
    expect(
      skillsOf([
        group('Kitchen', 'Baking, Frying, Washing up, Serving'),
        group('Office', 'Typing, Filing, Sorting letters, Calls'),
        group('Garden', 'Planting, Watering, Mowing the lawn'),
      ]),
    ).toEqual([
      'Baking',
      'Frying',
      'Washing up',
      'Serving',
      'Typing',
      'Filing',
      'Sorting letters',
      'Calls',
      'Planting',
      'Watering',
      'Mowing the lawn',
    ]);
  });

  it('is a skill when as many lines look like it as like what it would list', () => {
    const bold = (text: string) => ({ ...row(14, text), bold: true });
    expect(skillsOf([bold('Baking'), row(14, 'Frying')])).toEqual(['Baking', 'Frying']);
    expect(
      skillsOf([bold('Baking'), bold('Frying'), bold('Typing'), row(14, 'Filing, Sorting')]),
    ).toEqual(['Baking', 'Frying', 'Typing', 'Filing', 'Sorting']);
  });

  it('is a skill when it is smaller than what it would list', () => {
    expect(skillsOf([{ ...row(14, 'Kitchen'), size: 9.6 }, row(14, 'Baking, Frying')])).toEqual([
      'Kitchen',
      'Baking',
      'Frying',
    ]);
  });

  it('is none itself when its list stands in the next cell', () => {
    expect(skillsAcross([row(14, 'Software:', 'Excel, Word')])).toEqual(['Excel', 'Word']);
  });
});
