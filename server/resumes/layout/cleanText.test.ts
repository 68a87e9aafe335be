import { describe, expect, it } from 'vitest';
import { cleanText, composed } from './cleanText.ts';

describe('what a reader sees of a text', () => {
  it.each([
    ['part\u2010time', 'part-time'],
    ['2015\u20112018', '2015-2018'],
    ['on-\u2010call', 'on-call'],
    ['o\uFB03ce', 'office'],
    ['a\u200Bb\u00A0c', 'ab c'],
    ['a\u0007b', 'a b'],
    ['2019 \u2013 2021', '2019 \u2013 2021'],
  ])('%j is cleaned', (text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });

  it.each([
    ['Jose\u0301 Nun\u0303ez', 'José Nuñez'],
    ['Jos´e', 'José'],
    ['M¨uller', 'Müller'],
    ['Cˆot´e', 'Côté'],
    ['Pe˜na', 'Peña'],
    ['ˇSimon', 'Šimon'],
    ['˚Asa', 'Åsa'],
  ])('%j has its accents on their letters', (text, expected) => {
    expect(composed(text)).toBe(expected);
  });
});
