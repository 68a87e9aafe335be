import { describe, expect, it } from 'vitest';
import { splitName } from './name.ts';

describe('a printed name', () => {
  it.each([
    ['Ana Ruiz', 'Ana', null, 'Ruiz'],
    ['Ana M. Ruiz', 'Ana', 'M.', 'Ruiz'],
    ['Jan van der Meer', 'Jan', null, 'van der Meer'],
    ['Xiomara de la Rosa', 'Xiomara', null, 'de la Rosa'],
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
  ])('%s is split', (text, firstname, middlename, lastname) => {
    expect(splitName(text)).toEqual({ firstname, middlename, lastname });
  });

  it('has two family names when the e-mail address writes them as one', () => {
    expect(splitName('Ana García López', 'ana.garcialopez@example.com').lastname).toBe(
      'García López',
    );
    expect(splitName('Ruth Ann Hollenbeck', 'ruthann.hollenbeck@example.net').lastname).toBe(
      'Hollenbeck',
    );
  });
});
