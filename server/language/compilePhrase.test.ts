import { describe, expect, it } from 'vitest';
import { compilePhrase, tokensOf } from './compilePhrase.ts';

/** What a phrase matches at the beginning of a text, or null. */
function matched(phrase: string, text: string): string | null {
  const { pattern } = compilePhrase(phrase);
  pattern.lastIndex = 0;
  return pattern.exec(text)?.[0] ?? null;
}

describe('a phrase', () => {
  it.each([
    ['thick skin', 'thick skin, please', 'thick skin'],
    ['thick skin', 'thick-skin', 'thick-skin'],
    ['thick skin', 'thick / skin', 'thick / skin'],
    ['thick skin', 'thick \n skin', 'thick \n skin'],
    ['thick skin', 'thick  skin', 'thick  skin'],
    ['multi task|tasks', 'multi tasks', 'multi tasks'],
    ['turn (a )?blind eye', 'turn blind eye', 'turn blind eye'],
    ['turn (a )?blind eye', 'turn a blind eye', 'turn a blind eye'],
    ['see ~ well', "see driver's well", "see driver's well"],
    ['colou?r blind', 'color blind', 'color blind'],
    ['colou?r blind', 'colour blind', 'colour blind'],
    ['sees?|hears? well', 'hear well', 'hear well'],
    ['20/20 vision', '20/20 vision', '20/20 vision'],
  ])('“%s” matches “%s”', (phrase, text, found) => expect(matched(phrase, text)).toBe(found));

  it.each([
    ['thick skin', 'thick skinned'],
    ['thick skin', 'thick skin2'],
    ['thick skin', 'thick, skin'],
    ['thick skin', 'thick\n- skin'],
    ['thick skin', 'thick   skin'],
    ['thick skin', 'a thick skin'],
    ['see ~ well', `see ${'a'.repeat(25)} well`],
    ['see ~ well', 'see very very well'],
  ])('“%s” does not match “%s”', (phrase, text) => expect(matched(phrase, text)).toBeNull());

  it('is looked up by each spelling of its first word', () => {
    expect(compilePhrase('see|hears? well').firstWords).toEqual(['see', 'hears', 'hear']);
    expect(compilePhrase('colou?r blind').firstWords).toEqual(['colour', 'color']);
    expect(compilePhrase('20/20 vision').firstWords).toEqual(['20']);
  });

  it('is refused when it could match without end', () => {
    for (const phrase of ['see (~ )*well', 'see (~ )+well', 'see (~ ){2,}well'])
      expect(() => compilePhrase(phrase)).toThrow('Unbounded');
    expect(matched('see 5\\+ signs', 'see 5+ signs')).toBe('see 5+ signs');
  });

  it('is refused when a choice beside a group would split it in two', () => {
    expect(() => compilePhrase('mental illness(es)?|seizures')).toThrow('beside a group');
    expect(matched('mental (illness(es)?|seizures)', 'mental seizures')).toBe('mental seizures');
  });
});

it('finds the words of a text with their places', () => {
  expect([...tokensOf("don't lift 50-lb boxes")]).toEqual([
    { word: "don't", at: 0 },
    { word: 'lift', at: 6 },
    { word: '50', at: 11 },
    { word: 'lb', at: 14 },
    { word: 'boxes', at: 17 },
  ]);
});
