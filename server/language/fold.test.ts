import { describe, expect, it } from 'vitest';
import { foldText } from './fold.ts';

const textOf = (given: string) => foldText(given).text;

describe('a folded text', () => {
  it('has lower case, straight quotes, plain hyphens and plain spaces', () => {
    expect(textOf('DRIVER\u2019S \u2018B\u2019 \u02bcC \u0060D \u00b4E')).toBe(
      "driver's 'b' 'c 'd 'e",
    );
    expect(textOf('\u201cA\u201d')).toBe('"a"');
    expect(textOf('able\u2010bodied able\u2011bodied')).toBe('able-bodied able-bodied');
    expect(textOf('a\u00a0b\u2009c\u202fd\te')).toBe('a b c d e');
  });

  it('has a line break where two words or sentences were joined', () => {
    expect(textOf('What you needLame excuses')).toBe('what you need\nlame excuses');
    for (const end of '.!?;:)') expect(textOf(`end${end}Next`)).toBe(`end${end}\nnext`);
  });

  it.each(['iPhone', 'needLAME', 'a,Next', 'Mc Donald'])('leaves “%s” in one piece', (given) => {
    expect(textOf(given)).toBe(given.toLowerCase());
  });

  it('lowers only plain letters when others would grow', () => {
    expect(textOf('\u0130STANBUL Z')).toBe('\u0130stanbul z');
  });
});

it('finds the place in the given text for each place in the folded one', () => {
  const given = 'One twoThree four.Five sixSeven end.Eight';
  const { text, toOriginal } = foldText(given);
  for (const word of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'end', 'eight'])
    expect(toOriginal(text.indexOf(word)), word).toBe(given.toLowerCase().indexOf(word));
  expect(toOriginal(text.length)).toBe(given.length);
  expect(foldText('plain').toOriginal(3)).toBe(3);
});
