import { describe, expect, it } from 'vitest';
import { EMPTY_RESUME } from './resume.ts';
import { lastnameWithSuffix } from './nameSuffix.ts';

const read = (lastname: string | null, source: string) =>
  lastnameWithSuffix({
    ...EMPTY_RESUME,
    lastname,
    evidence: [{ pointer: '/lastname', confidence: 0.99, source, page: 1 }],
  });

describe('the last name of a review', () => {
  it.each([
    ['Castellano', 'Robert Castellano III', 'Castellano III'],
    ['Castellano', 'ROBERT CASTELLANO III | Electrician', 'Castellano III'],
    ['Whitfield', 'DARNELL K. WHITFIELD JR.', 'Whitfield Jr.'],
    ['Kowalczyk', 'Anna Kowalczyk, Sr', 'Kowalczyk Sr'],
    ['Ruiz', 'RUIZ IV, ANA', 'Ruiz IV'],
    ["O'Rourke", "Siobhan O'Rourke II", "O'Rourke II"],
    ['St. John', 'Mary St. John Jr.', 'St. John Jr.'],
  ])('%s keeps what is printed after it in “%s”', (lastname, source, kept) => {
    expect(read(lastname, source)).toBe(kept);
  });

  it.each([
    ['Castellano', 'Robert Castellano'],
    ['Vega', 'Marisol Vega, RN, BSN'],
    ['Vega', 'Marisol Vega Jrgensen'],
    ['Vega', 'III Marisol Vega'],
    ['St. John', 'Mary Stx John Jr.'],
    ['Vega', ''],
    ['', 'Jr.'],
  ])('%s stays as it is in “%s”', (lastname, source) => {
    expect(read(lastname, source)).toBe(lastname);
  });

  it('stays empty when none was read', () => {
    expect(read(null, 'III')).toBeNull();
    expect(lastnameWithSuffix({ ...EMPTY_RESUME, lastname: 'Vega' })).toBe('Vega');
  });
});
