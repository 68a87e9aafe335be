import { describe, expect, it } from 'vitest';
import { at, row, skillsAcross, skillsOf } from './testing.ts';

describe('skills in a grid', () => {
  it('go on in the cell below when that begins in lower case', () => {
    expect(
      skillsAcross([row(14, 'Guided', 'Cash handling', 'Typing'), row(14, 'reading')]),
    ).toEqual(['Guided reading', 'Cash handling', 'Typing']);
  });

  it('go on in the second cell below', () => {
    expect(skillsAcross([row(14, 'Filing', 'Cash', 'Typing'), row(14, '', 'handling')])).toEqual([
      'Filing',
      'Cash handling',
      'Typing',
    ]);
  });

  it('end with their cell when the next begins with a capital', () => {
    expect(
      skillsAcross([row(14, 'Guided', 'Cash', 'Filing'), row(14, 'Reading', 'Typing', 'Baking')]),
    ).toEqual(['Guided', 'Cash', 'Filing', 'Reading', 'Typing', 'Baking']);
  });

  it('go on below at the narrow one of two line distances', () => {
    expect(
      skillsAcross([
        row(16, 'Microsoft', 'Customer', 'Knife'),
        row(11, 'Excel', 'Service', 'Work'),
        row(16, 'Filing', 'Typing', 'Baking'),
        row(16, 'Sorting', 'Washing', 'Cooking'),
      ]),
    ).toEqual([
      'Microsoft Excel',
      'Customer Service',
      'Knife Work',
      'Filing',
      'Typing',
      'Baking',
      'Sorting',
      'Washing',
      'Cooking',
    ]);
  });

  it('do not go on far below', () => {
    expect(skillsAcross([row(14, 'Guided', 'Cash'), row(24, 'reading', 'handling')])).toEqual([
      'Guided',
      'Cash',
      'reading',
      'handling',
    ]);
  });

  it('go on in the middle below when the cells are centered', () => {
    expect(
      skillsAcross([
        {
          cells: [
            { text: 'Customer', x: 60 },
            { text: 'Filing', x: 300 },
          ],
        },
        { cells: [{ text: 'care', x: 70 }] },
      ]),
    ).toEqual(['Customer care', 'Filing']);
  });

  it('go on below a middle that is a point off', () => {
    const cells = [
      { text: 'Customer', x: 60 },
      { text: 'Filing', x: 300 },
    ];
    expect(skillsAcross([{ cells }, at(14, 71, 'care')])).toEqual(['Customer care', 'Filing']);
  });

  it('go on in all cells below when one of them begins in lower case', () => {
    expect(
      skillsAcross([row(14, 'Guided', 'Customer', 'Filing'), row(14, 'reading', 'Service')]),
    ).toEqual(['Guided reading', 'Customer Service', 'Filing']);
  });

  it('end before a line of its own', () => {
    expect(skillsAcross([row(14, 'Cash handling', 'Filing'), row(14, 'Typing')])).toEqual([
      'Cash handling',
      'Filing',
      'Typing',
    ]);
    expect(skillsAcross([row(14, 'Baking'), row(14, 'bread', 'rolls')])).toEqual([
      'Baking',
      'bread',
      'rolls',
    ]);
  });
});

describe('a skill of two lines', () => {
  it('goes on in lower case', () => {
    expect(skillsOf([row(14, 'Baking bread'), row(14, 'and rolls'), row(14, 'Filing')])).toEqual([
      'Baking bread and rolls',
      'Filing',
    ]);
  });

  it('goes on below the text after its bullet', () => {
    expect(
      skillsOf([at(14, 50, '• Baking for'), at(14, 59, 'Utica'), at(14, 50, '• Filing')]),
    ).toEqual(['Baking for Utica', 'Filing']);
  });

  it('goes on at the narrow one of two line distances', () => {
    expect(
      skillsOf([
        row(14, 'Microsoft'),
        row(11, 'Excel'),
        row(22, 'Filing'),
        row(22, 'Typing'),
        row(22, 'Sorting'),
      ]),
    ).toEqual(['Microsoft Excel', 'Filing', 'Typing', 'Sorting']);
  });

  it('goes on at the narrow distance below other skills', () => {
    expect(
      skillsOf([
        row(22, 'Filing'),
        row(22, 'Typing'),
        row(22, 'Microsoft'),
        row(11, 'Excel'),
        row(22, 'Sorting'),
      ]),
    ).toEqual(['Filing', 'Typing', 'Microsoft Excel', 'Sorting']);
  });

  it('are two when most distances are narrow, or the narrow one is wide', () => {
    const of = (narrow: number, wide: number) =>
      skillsOf([
        row(14, 'Baking'),
        row(narrow, 'Frying'),
        row(narrow, 'Typing'),
        row(narrow, 'Filing'),
        row(wide, 'Sorting'),
      ]);
    expect(of(11, 22)).toEqual(['Baking', 'Frying', 'Typing', 'Filing', 'Sorting']);
    expect(
      skillsOf([row(17, 'Microsoft'), row(17, 'Excel'), row(25, 'Filing'), row(25, 'Typing')]),
    ).toEqual(['Microsoft', 'Excel', 'Filing', 'Typing']);
  });

  it('are two when both begin in lower case, unless the first has a digit there', () => {
    expect(skillsOf([row(14, 'baking'), row(14, 'filing')])).toEqual(['baking', 'filing']);
    expect(skillsOf([row(14, '3D drawing'), row(14, 'and printing')])).toEqual([
      '3D drawing and printing',
    ]);
  });

  it('are two when the second begins where the bullet is, or is only moved in', () => {
    expect(skillsOf([at(14, 50, '• Baking'), at(14, 50, 'Utica')])).toEqual(['Baking', 'Utica']);
    expect(skillsOf([at(14, 50, 'Baking'), at(14, 60, 'Frying')])).toEqual(['Baking', 'Frying']);
  });

  it('are two when the second is bold', () => {
    expect(skillsOf([row(14, 'Baking'), { ...row(14, 'bread'), bold: true }])).toEqual([
      'Baking',
      'bread',
    ]);
  });

  it('goes on in a list that begins with it', () => {
    expect(
      skillsOf([row(14, 'Baking bread'), row(14, 'and rolls, customer'), row(14, 'Service')]),
    ).toEqual(['Baking bread and rolls', 'customer Service']);
  });

  it('are two when all lines have one distance, or the second is far or larger', () => {
    expect(skillsOf([row(14, 'Microsoft'), row(14, 'Excel')])).toEqual(['Microsoft', 'Excel']);
    expect(skillsOf([row(14, 'Baking'), row(24, 'bread')])).toEqual(['Baking', 'bread']);
    expect(skillsOf([row(14, 'Baking'), { ...row(14, 'bread'), size: 11 }])).toEqual([
      'Baking',
      'bread',
    ]);
  });
});

describe('skills with signs between them', () => {
  it('go on in the next line when it had no room for a word', () => {
    expect(
      skillsOf([
        row(14, 'Cash handling • Sorting letters • Customer'),
        row(14, 'Service • Filing'),
      ]),
    ).toEqual(['Cash handling', 'Sorting letters', 'Customer Service', 'Filing']);
  });

  it('begin anew in the next line when it had room', () => {
    expect(
      skillsOf([
        row(14, 'Sorting letters and parcels in several towns'),
        row(14, 'Baking bread • Customer'),
        row(14, 'Service • Filing'),
      ]),
    ).toEqual([
      'Sorting letters and parcels in several towns',
      'Baking bread',
      'Customer',
      'Service',
      'Filing',
    ]);
  });

  it('go on only when the next word had no room', () => {
    const wide = 'Sorting letters and parcels in several big towns.';
    const list = (last: string) =>
      skillsOf([
        row(14, wide),
        row(14, `Baking bread • ${last}`),
        row(14, 'Service • Filing'),
      ]).slice(1);
    expect(list('Washing up • Customer')).toEqual([
      'Baking bread',
      'Washing up',
      'Customer',
      'Service',
      'Filing',
    ]);
    expect(list('Washing windows • Customer')).toEqual([
      'Baking bread',
      'Washing windows',
      'Customer Service',
      'Filing',
    ]);
  });

  it('go on after a comma though there was room', () => {
    expect(
      skillsOf([
        row(14, 'Sorting letters and parcels in several towns'),
        row(14, 'Baking bread, Customer'),
        row(14, 'Service, Filing'),
      ]),
    ).toEqual([
      'Sorting letters and parcels in several towns',
      'Baking bread',
      'Customer Service',
      'Filing',
    ]);
  });

  it('are two at the end of a full line when all others are single words', () => {
    expect(skillsOf([row(14, 'Baking • Typing • Sorting'), row(14, 'Filing • Welding')])).toEqual([
      'Baking',
      'Typing',
      'Sorting',
      'Filing',
      'Welding',
    ]);
  });

  it('go on after a sign at the end of a line', () => {
    expect(skillsOf([row(14, 'Cash handling • Typing •'), row(14, 'Filing')])).toEqual([
      'Cash handling',
      'Typing',
      'Filing',
    ]);
  });

  it('end before the name of a group', () => {
    expect(skillsOf([row(14, 'Cash handling, Typing'), row(14, 'Kitchen: Baking')])).toEqual([
      'Cash handling',
      'Typing',
      'Baking',
    ]);
  });
});
