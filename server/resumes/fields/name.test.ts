import { describe, expect, it } from 'vitest';
import { readingOrder } from '../layout/readingOrder.ts';
import { findSections } from '../sections/findSections.ts';
import { h, pageOf, type Print } from '../testPage.ts';
import { readName, splitName } from './name.ts';

describe('a printed name', () => {
  it.each([
    ['Ana Ruiz', 'Ana', null, 'Ruiz'],
    ['Ana M. Ruiz', 'Ana', 'M.', 'Ruiz'],
    ['Jan van der Meer', 'Jan', null, 'van der Meer'],
    ['Xiomara de la Rosa', 'Xiomara', null, 'de la Rosa'],
    ['Maria E Santos', 'Maria', 'E', 'Santos'],
    ['JOSE Y GARCIA', 'Jose', 'Y', 'Garcia'],
    ['José Ortega y Gasset', 'José', null, 'Ortega y Gasset'],
    ['Robert Castellano III', 'Robert', null, 'Castellano'],
    ['DARNELL K. WHITFIELD JR.', 'Darnell', 'K.', 'Whitfield'],
    ["SIOBHAN O'ROURKE", 'Siobhan', null, "O'Rourke"],
    ['Anneliese Fischer-Braun, PhD', 'Anneliese', null, 'Fischer-Braun'],
    ['Marisol Vega, RN, BSN', 'Marisol', null, 'Vega'],
    ['Robert "Bobby" Castellano', 'Robert', null, 'Castellano'],
    ['RUIZ, Ana Maria', 'Ana', 'Maria', 'Ruiz'],
    ['Dr. Linh Thị Nguyễn', 'Linh', 'Thị', 'Nguyễn'],
    ['Prince', 'Prince', null, null],
    ['Maria da Luz de Sousa e Silva Neto', 'Maria', null, 'da Luz de Sousa e Silva Neto'],
    ['Mr. Prince', 'Prince', null, null],
    ['Dr.', 'Dr.', null, null],
    ['Ana Jr.', 'Ana', null, 'Jr.'],
    ['Ana (Annie) Ruiz', 'Ana', null, 'Ruiz'],
    ["Ana 'Annie' Ruiz", 'Ana', null, 'Ruiz'],
    ['van der Meer, Jan', 'Jan', null, 'van der Meer'],
    ['García López, Ana', 'Ana', null, 'García López'],
    ['Ruiz Jr., Ana Maria', 'Ana', 'Maria', 'Ruiz'],
    ['Ana Ruiz,', 'Ana', null, 'Ruiz'],
    ['Li Na Ma', 'Li', 'Na', 'Ma'],
    ['Jonathan K. Do', 'Jonathan', 'K.', 'Do'],
    ['Ana Maria Ruiz, Baker', 'Ana', 'Maria', 'Ruiz'],
    ['Ana Ruiz, RN BSN', 'Ana', null, 'Ruiz'],
    ['Ruiz, Ana RN', 'Ana', null, 'Ruiz'],
    ['ANA MCKAY', 'Ana', null, 'McKay'],
    ['ANA LI', 'Ana', null, 'Li'],
    ['ANA MARIA NG', 'Ana', 'Maria', 'Ng'],
    ['AJ RUIZ', 'AJ', null, 'Ruiz'],
    ['Ana Ruiz , Jr.', 'Ana', null, 'Ruiz'],
    ['RUIZ,Ana', 'Ana', null, 'Ruiz'],
    ['Al van der Meer', 'Al', null, 'van der Meer'],
    ['Ana"Annie"Ruiz', 'Ana', null, 'Ruiz'],
    ['Ruiz, Ana Maria RN', 'Ana', 'Maria', 'Ruiz'],
  ])('%s is split', (text, firstname, middlename, lastname) => {
    expect(splitName(text)).toEqual({ firstname, middlename, lastname });
  });

  it('has two family names when the e-mail address writes them as one', () => {
    expect(splitName('Ana García López', 'ana.garcialopez@example.com').lastname).toBe(
      'García López',
    );
    expect(splitName('Ana García López', 'agarcialopez@example.com').lastname).toBe('García López');
    expect(splitName('Ana Ruiz', 'anaruiz@example.com').lastname).toBe('Ruiz');
    expect(splitName('Ruth Ann Hollenbeck', 'ruthann.hollenbeck@example.net').lastname).toBe(
      'Hollenbeck',
    );
  });
});

describe('the name at the top', () => {
  const work: Print[] = [
    h('Experience'),
    { text: 'Baker, Sunrise Bakery', bold: true },
    { text: 'May 2019 - Present' },
    { text: '• Bake bread every night of the week' },
  ];
  /** The name in the first rows of a page, when the person's email address is known. */
  const nameOf = (rows: (Print | Print[] | null)[], email: string | null = null) =>
    readName(findSections(readingOrder([pageOf([...rows, ...work])])), email)?.value ?? null;
  const contact: Print = { text: '315-555-0142 | Utica, NY 13501' };

  it.each([
    ['Ana Ruiz (she/her)', 'Ana Ruiz'],
    ['Ana Ruiz, they/them', 'Ana Ruiz'],
    ['Ana Ruiz [any pronouns]', 'Ana Ruiz'],
    ['Resume of Ana Ruiz', 'Ana Ruiz'],
    ['Name: Ana Ruiz', 'Ana Ruiz'],
    ['Full name: Ana Ruiz', 'Ana Ruiz'],
    ['Curriculum Vitae – Ana Ruiz', 'Ana Ruiz'],
    ['Ana Ruiz FNP-BC', 'Ana Ruiz'],
    ['Ana Ruiz, RN, BSN', 'Ana Ruiz'],
    ['Ana Ruiz M.', 'Ana Ruiz M.'],
    ['Jonathan Ma', 'Jonathan Ma'],
    ['(Ana Ruiz)', 'Ana Ruiz'],
    ['阮玲 Linh Nguyen', 'Linh Nguyen'],
    ['Ana Ruiz | Baker', 'Ana Ruiz'],
    ['Ana Ruiz – Baker', 'Ana Ruiz'],
    ['RUIZ, Ana Maria', 'RUIZ, Ana Maria'],
    ['Ana (she/her) Ruiz', 'Ana Ruiz'],
    ['Ana Ruiz, Ph.D., LEED AP', 'Ana Ruiz'],
    ['Ana Ruiz • Utica', 'Ana Ruiz'],
    ['Ana Ruiz|Baker', 'Ana Ruiz'],
    ['Name : Ana Ruiz', 'Ana Ruiz'],
    ['Resume: Ana Ruiz,', 'Ana Ruiz'],
    ['Mr. Ana Ruiz', 'Mr. Ana Ruiz'],
    ['ANA MARIA RUIZ', 'ANA MARIA RUIZ'],
    ['Ana RUIZ', 'Ana RUIZ'],
    ['Ana Ruiz,RN', 'Ana Ruiz'],
    ['阮 Linh 玲', '阮 Linh 玲'],
    ['Ana Ruiz (Annie)', 'Ana Ruiz (Annie)'],
    ['(Ana) Ruiz', '(Ana) Ruiz'],
    ['CV:Ana Ruiz', 'Ana Ruiz'],
    ['Name:Ana Ruiz', 'Ana Ruiz'],
    ['Ruiz, Ana Maria Luz', 'Ruiz, Ana Maria Luz'],
    ['Maria da Luz de Sousa e Silva Neto', 'Maria da Luz de Sousa e Silva Neto'],
  ])('is found in "%s" without what is no name', (text, name) => {
    expect(nameOf([{ text, size: 24 }, contact])).toBe(name);
  });

  it.each([
    'Utica, New York',
    'Line Cook',
    'Riverbend College',
    'Sunrise Bakery LLC',
    'Work Experience',
    'Contact Profile',
    'Dear Madam',
    'Ana Ruiz 1984',
    'Ana Ruiz & Ben Ottley',
    'ana maria lucia ruiz vega',
    'Ana Maria Lopez Ruiz, Ben Ottley',
    'ana@ruiz',
    'A',
  ])('is not "%s"', (text) => {
    expect(nameOf([{ text, size: 24 }, contact])).toBeNull();
  });

  it('is one word when it is the largest text', () => {
    expect(nameOf([{ text: 'Anahit', size: 24 }, contact])).toBe('Anahit');
    expect(nameOf([{ text: 'Bo', size: 24 }, contact])).toBe('Bo');
    expect(nameOf([{ text: 'Line Cook', size: 24 }, { text: 'Anahit' }, contact])).toBeNull();
  });

  it('may be in lower case when it is the largest text', () => {
    expect(nameOf([{ text: 'ana ruiz', size: 24 }, contact])).toBe('ana ruiz');
  });

  it('has three words in lower case only when the email address has one of them', () => {
    const rows = [{ text: 'ana lucia ruiz', size: 24 }, contact];
    expect(nameOf(rows, 'ruiz@example.com')).toBe('ana lucia ruiz');
    expect(nameOf(rows, 'baker@example.com')).toBeNull();
  });

  it('has up to four words in lower case', () => {
    const nameIn = (text: string) => nameOf([{ text, size: 24 }, contact], 'ruiz@example.com');
    expect(nameIn('ana maria lucia ruiz')).toBe('ana maria lucia ruiz');
    expect(nameIn('ana maria lucia ruiz vega')).toBeNull();
  });

  it('is no small word, and no large word far down, though the email address has it', () => {
    const email = 'anahit@example.com';
    const line = (text: string, size = 11) => ({ text, size });
    expect(nameOf([line('Line Cook', 24), line('Anahit'), contact], email)).toBeNull();
    const above = ['Bakes bread', 'and rolls', 'every day', 'of the week'].map((text) =>
      line(text),
    );
    expect(nameOf([...above, line('Anahit', 24), contact], email)).toBeNull();
  });

  it('is nearly as large as the largest text when the email address has it not', () => {
    const below = (size: number) =>
      nameOf([{ text: 'Line Cook', size: 24 }, { text: 'Ana Ruiz', size }, contact]);
    expect(below(20)).toBe('Ana Ruiz');
    expect(below(11)).toBeNull();
  });

  it('is on the first page', () => {
    const pages = [
      pageOf([contact, ...work]),
      { ...pageOf([{ text: 'Ana Ruiz', size: 24 }, ...work]), page: 2 },
    ];
    expect(readName(findSections(readingOrder(pages)), null)).toBeNull();
  });

  it('is surer when it is the largest text, and surest when the email address has it', () => {
    const sure = (rows: Print[], email: string | null) =>
      readName(findSections(readingOrder([pageOf([...rows, contact, ...work])])), email)
        ?.confidence ?? 0;
    const name = { text: 'Ana Ruiz', size: 20 };
    const alone = sure([name], null);
    const surest = sure([name], 'ana.ruiz@example.com');
    expect(alone).toBeGreaterThan(sure([{ text: 'Line Cook', size: 24 }, name], null));
    expect(surest).toBeGreaterThan(alone);
    expect(surest).toBeLessThan(1);
  });

  it('is the one of which the email address has the beginning', () => {
    const rows = [{ text: 'Ben Ottley' }, { text: 'Ruth Hollenbeck' }, contact];
    expect(nameOf(rows, 'hollen@example.com')).toBe('Ruth Hollenbeck');
  });

  it('is not the one of which two letters are in the email address', () => {
    expect(nameOf([{ text: 'Ana Ruiz' }, { text: 'Bo Li' }, contact], 'olive@example.com')).toBe(
      'Ana Ruiz',
    );
  });

  it.each([
    ['an occupation', 'Grant Baker'],
    ['a firm', 'Hughes Group'],
    ['the last name before the first', 'Ottley, Ben'],
  ])('is rather what cannot be %s', (_, other) => {
    expect(nameOf([{ text: other }, { text: 'Ana Ruiz' }, contact])).toBe('Ana Ruiz');
  });

  it('is no sentence that begins with a name', () => {
    expect(
      nameOf([{ text: 'Line Cook', size: 24 }, { text: 'Ana loves bread', size: 20 }, contact]),
    ).toBeNull();
  });

  it('is the one of the email address when two could be names', () => {
    const rows = [{ text: 'Ben Ottley' }, { text: 'Ana Ruiz' }, contact];
    expect(nameOf(rows, 'ana.ruiz@example.com')).toBe('Ana Ruiz');
    expect(nameOf(rows, 'ben.ottley@example.com')).toBe('Ben Ottley');
  });

  it('is the large one when two could be names', () => {
    expect(nameOf([{ text: 'Ben Ottley' }, { text: 'Ana Ruiz', size: 20 }, contact])).toBe(
      'Ana Ruiz',
    );
  });

  it('goes on in the next line of the same size', () => {
    const large = (text: string) => ({ text, size: 14 });
    expect(nameOf([large('Ana'), large('Ruiz'), contact])).toBe('Ana Ruiz');
    expect(nameOf([large('Ana'), large('Maria'), large('Ruiz'), contact])).toBe('Ana Maria Ruiz');
    expect(nameOf([large('Ana'), large('Ruiz'), { text: 'Quiet Harbor' }, contact])).toBe(
      'Ana Ruiz',
    );
  });

  it('goes on below a detail that stands beside it', () => {
    const large = (text: string) => ({ text, size: 24 });
    expect(nameOf([large('Ana'), { text: '315-555-0142', x: 420 }, large('Ruiz'), contact])).toBe(
      'Ana Ruiz',
    );
  });

  it('does not go on in bold, or in a title of the same size', () => {
    const large = (text: string, bold = false) => ({ text, bold, size: 14 });
    expect(nameOf([large('Ana Ruiz'), large('Quiet Harbor', true), contact])).toBe('Ana Ruiz');
    expect(nameOf([large('Ana-Maria Ruiz'), large('Line Cook'), contact])).toBe('Ana-Maria Ruiz');
  });

  it('does not go on in a line of another size', () => {
    expect(
      nameOf([
        { text: 'Ana Ruiz', size: 20 },
        { text: 'Harbor Lights', size: 14 },
      ]),
    ).toBe('Ana Ruiz');
  });

  it('does not go on in small text, or far below', () => {
    expect(nameOf([{ text: 'Ana' }, { text: 'Ruiz' }, contact])).not.toBe('Ana Ruiz');
    const large = (text: string) => ({ text, size: 14 });
    expect(nameOf([large('Ana'), null, large('Ruiz'), contact])).toBe('Ana');
  });

  it('goes on without a blank after a hyphen', () => {
    const large = (text: string) => ({ text, size: 14 });
    expect(nameOf([large('Ana Ruiz-'), large('Quist'), contact])).toBe('Ana Ruiz-Quist');
  });

  it('is read across wide gaps between large words', () => {
    const large = (text: string, x: number) => ({ text, x, size: 24 });
    expect(nameOf([[large('Ana', 72), large('Ruiz', 200)], contact])).toBe('Ana Ruiz');
    const small = (text: string, x: number) => ({ text, x });
    expect(nameOf([[small('Ana', 72), small('Ruiz', 200)], contact])).not.toBe('Ana Ruiz');
  });

  it('stands rather in a line of its own than after a bullet', () => {
    expect(nameOf([{ text: '• Ben Ottley' }, { text: 'Ana Ruiz' }, contact])).toBe('Ana Ruiz');
  });
});
