import { describe, expect, it } from 'vitest';
import { readingOrder } from '../layout/readingOrder.ts';
import type { TextItem } from '../read/text.ts';
import { readSkills } from './skills.ts';

/** The skills of lines 14 points apart; bold lines begin with "**". */
function skillsOf(lines: string[]): string[] {
  const items = lines.map((line, i): TextItem => {
    const bold = line.startsWith('**');
    const text = bold ? line.slice(2) : line;
    return {
      text,
      x: 50,
      y: 100 + 14 * i,
      width: text.length * 5,
      size: 10,
      bold,
      italic: false,
      font: bold ? 'Face-Bold' : 'Face',
    };
  });
  return readSkills(readingOrder([{ page: 1, width: 612, height: 792, items }])).map(
    (skill) => skill.value,
  );
}

describe('skills', () => {
  it('are split at commas, bullets and bars, but not within brackets', () => {
    expect(skillsOf(['Typing, Office (Word, Excel) • Filing | Spanish'])).toEqual([
      'Typing',
      'Office (Word, Excel)',
      'Filing',
      'Spanish',
    ]);
  });

  it('stand one on a line', () => {
    expect(skillsOf(['• Cash handling', '• Customer service'])).toEqual([
      'Cash handling',
      'Customer service',
    ]);
  });

  it('continue on the next line of a list', () => {
    expect(skillsOf(['Cash handling, customer', 'service, typing'])).toEqual([
      'Cash handling',
      'customer service',
      'typing',
    ]);
  });

  it('do not contain the names of their groups', () => {
    expect(skillsOf(['Software: Excel, Word'])).toEqual(['Excel', 'Word']);
    expect(skillsOf(['**Software', 'Excel, Word', '**Kitchen', 'Knives, Sauces'])).toEqual([
      'Excel',
      'Word',
      'Knives',
      'Sauces',
    ]);
  });

  it('leave out the level', () => {
    expect(skillsOf(['Excel (advanced), Welding - Expert, SQL 5 years'])).toEqual([
      'Excel',
      'Welding',
      'SQL',
    ]);
  });
});
