import { expect, it } from 'vitest';
import { createTextAgreement } from './textAgreement.ts';
import { stemsOf } from './words.ts';

const agreement = createTextAgreement(
  new Map([
    ['welder', 'weld pipe and steel and weld frames'],
    ['plumber', 'fit pipe in houses'],
    ['cook', 'cook soup and bake bread in a kitchen with pots, pans and ovens each day'],
    ['baker', 'bake bread'],
  ]),
);
const compared = (text: string) => agreement(stemsOf(text));

it('gives the code that agrees best 1, the others their share, and none to the rest', () => {
  const found = compared('welding of pipes');
  expect(found.get('welder')).toBe(1);
  expect(found.get('plumber')).toBeGreaterThan(0);
  expect(found.get('plumber')).toBeLessThan(1);
  expect([...found.keys()].toSorted()).toEqual(['plumber', 'welder']);
});

it('counts a word more where it fills a short text than where it is one of many', () => {
  const found = compared('bread');
  expect(found.get('baker')).toBe(1);
  expect(found.get('cook')).toBeLessThan(0.9);
});

it('counts a word that only one has more than one of several', () => {
  const found = compared('soup, pipe');
  const [cook = 0, plumber = 0] = [found.get('cook'), found.get('plumber')];
  const alone = createTextAgreement(
    new Map([
      ['plumber', 'pipe house'],
      ['welder', 'pipe steel'],
      ['cook', 'soup pan'],
    ]),
  )(stemsOf('soup pipe'));
  expect(Math.min(cook, plumber)).toBeGreaterThan(0);
  expect(alone.get('cook')).toBe(1);
  expect(alone.get('plumber')).toBeLessThan(0.8);
});

it('asks for a word once, however often it is said', () => {
  expect(compared('pipe pipe pipe bread')).toEqual(compared('pipe bread'));
});

it('counts a word that a text repeats more than one it says once', () => {
  const found = createTextAgreement(
    new Map([
      ['once', 'weld pipe steel rust'],
      ['twice', 'weld weld pipe steel'],
    ]),
  )(['weld']);
  expect(found.get('twice')).toBe(1);
  expect(found.get('once')).toBeLessThan(1);
});

it('finds nothing when no word is known, and takes no notice of function words', () => {
  expect(compared('astronaut').size).toBe(0);
  expect(agreement(['and', 'in', 'with']).size).toBe(0);
});
