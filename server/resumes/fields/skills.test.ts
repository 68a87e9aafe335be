import { describe, expect, it } from 'vitest';
import { readingOrder } from '../layout/readingOrder.ts';
import type { TextItem } from '../read/text.ts';
import { readSkills } from './skills.ts';

/** The skills of lines 14 points apart; bold lines begin with "**". */
function foundIn(lines: string[]) {
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
  return readSkills(readingOrder([{ page: 1, width: 612, height: 792, items }]));
}
const skillsOf = (lines: string[]) => foundIn(lines).map((skill) => skill.value);

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

  it.each([
    ['Excel, Fluent', ['Excel']],
    ['Excel, excel, EXCEL', ['Excel']],
    ['C, R, x, 7', ['C', 'R']],
    ['Filing, and Typing, & Sorting', ['Filing', 'Typing', 'Sorting']],
    ['Excel ●●●○, Word 4/5, Access 80 %', ['Excel', 'Word', 'Access']],
    ['Excel, ana@example.com, 315-555-0142', ['Excel']],
    ['Interests: chess, hiking', []],
    ['Personal hobbies: chess', []],
    ['Proficient in Windows and Mac OS', ['Windows', 'Mac OS']],
    ['Basic knowledge of first aid', ['first aid']],
    ['Research and Development', ['Research and Development']],
    ['Spanish (native or bilingual), Welding (8 years)', ['Spanish', 'Welding']],
    ['Kitchen:', ['Kitchen']],
    ['Office (Word, Excel', ['Office (Word, Excel']],
    ['Excel 4.5/5, Access 80%, SQL 3 /5', ['Excel', 'Access', 'SQL']],
    [
      'Rated 4/5 by guests, Raised sales 20 % a year',
      ['Rated 4/5 by guests', 'Raised sales 20 % a year'],
    ],
    ['Excel, Call 315-555-0142', ['Excel']],
    ['Filing, Certified Baker 2020 2019 Utica', ['Filing']],
    ['AutoCAD 2020, Boeing 737-800', ['AutoCAD 2020', 'Boeing 737-800']],
    ['Filing, ISO 9001-2015, Office 2016-2019', ['Filing', 'ISO 9001-2015', 'Office 2016-2019']],
    ['Node.js, ASP.NET, Excel...', ['Node.js', 'ASP.NET', 'Excel']],
    ['Filing.', ['Filing']],
    ['Excel, *Word, -Access', ['Excel', 'Word', 'Access']],
    ['Filing, Proficient in Windows and Mac OS', ['Filing', 'Windows', 'Mac OS']],
    ['Filing, Research and Development', ['Filing', 'Research and Development']],
    ['Mixing paint 3:1', ['Mixing paint 3:1']],
    ['Keeping the books of a small shop by hand', ['Keeping the books of a small shop by hand']],
    [`Filing, https://example.com/${'portfolio/'.repeat(7)}`, ['Filing']],
  ])('are read from "%s" as %j', (line, skills) => {
    expect(skillsOf([line])).toEqual(skills);
  });

  it('are one when a sentence tells them', () => {
    const sentence = 'Strong knowledge of Excel, Word and Outlook.';
    expect(skillsOf([sentence])).toEqual([sentence]);
    expect(skillsOf(['Excel, Word, Outlook.'])).toEqual(['Excel', 'Word', 'Outlook']);
  });

  it.each(['Running a small bakery, alone and well.', 'Plans to bake bread, rolls (and cakes).'])(
    'are the whole sentence "%s"',
    (line) => expect(skillsOf([line])).toEqual([line]),
  );

  it.each([
    ['Typing for shops, filing.', ['Typing for shops', 'filing']],
    ['Very fast typing always, filing.', ['Very fast typing always', 'filing']],
    ['Office: knowledge of Excel, Word.', ['Excel', 'Word']],
    ['Building sites in Node.js, Vue, React', ['Building sites in Node.js', 'Vue', 'React']],
    ['Strong knowledge of programming in C.', ['programming in C']],
    ['use of the till, of Excel.', ['use of the till', 'of Excel']],
  ])('are told one by one in "%s", which is no sentence', (line, skills) => {
    expect(skillsOf([line])).toEqual(skills);
  });

  it('are surer after a bullet or in a list than alone on a line', () => {
    const [alone, bullet, first] = ['Typing', '• Typing', 'Typing, Filing'].map(
      (line) => foundIn([line])[0]?.confidence,
    );
    expect(bullet).toBeGreaterThan(alone ?? 1);
    expect(first).toBe(bullet);
  });

  it('do not go on after a sentence', () => {
    const sentence = 'Strong knowledge of Excel, Word and Outlook.';
    expect(skillsOf([sentence, 'Typing, Filing'])).toEqual([sentence, 'Typing', 'Filing']);
  });

  it('are the name of a group when the text below tells about it', () => {
    const told = ['I have baked bread, rolls and cakes', 'for a whole town.'];
    expect(skillsOf(['**Baking', ...told])).toEqual(['Baking']);
    expect(skillsOf(['**Baking', '• I have baked bread for a town.'])).not.toContain('Baking');
    expect(skillsOf(['**Baking', 'I bake bread, rolls, cakes daily.'])).toEqual(['Baking']);
  });

  it('are a list below the name of a group, though it ends with a full stop', () => {
    expect(skillsOf(['**Baking', 'Bread, rolls.'])).toEqual(['Bread', 'rolls']);
    expect(skillsOf(['**Baking', 'Bread, rolls and sweet cakes.'])).toEqual([
      'Bread',
      'rolls and sweet cakes',
    ]);
  });

  it('are a list in one group and the name of another', () => {
    const told = 'I have baked bread, rolls and cakes for a town.';
    expect(skillsOf(['**Office', 'Typing, Filing', '**Baking', told])).toEqual([
      'Typing',
      'Filing',
      'Baking',
    ]);
  });

  it('keep a hyphen or a slash at the end of a line', () => {
    expect(skillsOf(['Filing, problem-', 'solving'])).toEqual(['Filing', 'problem-solving']);
    expect(skillsOf(['Filing, input/', 'output'])).toEqual(['Filing', 'input/output']);
    expect(skillsOf(['Filing, e-mail, customer', 'service'])).toEqual([
      'Filing',
      'e-mail',
      'customer service',
    ]);
  });

  it('do not go on in a line of another style, or after a bullet', () => {
    expect(skillsOf(['Cash handling, customer', '• service'])).toEqual([
      'Cash handling',
      'customer',
      'service',
    ]);
  });

  it('are no text of more than nine words', () => {
    expect(skillsOf(['Typing; one two three four five six seven eight nine ten'])).toEqual([
      'Typing',
    ]);
  });
});
