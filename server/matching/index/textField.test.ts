import { describe, expect, it } from 'vitest';
import { TextField } from './textField.ts';

const words = ['plant', 'care', 'orchid', 'store', 'never'];
const numberOf = (word: string) => {
  const at = words.indexOf(word);
  return at < 0 ? undefined : at;
};

/** A field with a text in each slot. */
function fieldOf(...texts: readonly string[]): TextField {
  const field = new TextField(numberOf);
  texts.forEach((text, slot) => {
    field.add(slot, Uint32Array.from(text.split(' ').map((word) => numberOf(word) ?? 0)));
  });
  return field;
}

/** What a word adds to each of three slots. */
function scoresOf(field: TextField, word: string, weight = 1, shares?: Float32Array): number[] {
  const scores = new Float32Array(3);
  field.accumulate(word, weight, scores, shares);
  return [...scores];
}

describe('a searchable field', () => {
  it('knows the documents of a word, each once', () => {
    const field = fieldOf('plant care plant', 'store', 'orchid plant');
    expect([...field.slotsOf('plant')]).toEqual([0, 2]);
    expect([field.frequency('plant'), field.frequency('care')]).toEqual([2, 1]);
  });

  it('has no document of a word that stands nowhere, in the dictionary or not', () => {
    const field = fieldOf('plant');
    for (const word of ['never', 'unheard']) {
      expect([...field.slotsOf(word)]).toEqual([]);
      expect(field.frequency(word)).toBe(0);
      expect(scoresOf(field, word)).toEqual([0, 0, 0]);
    }
  });

  it('holds more documents than its first lists have room for', () => {
    const field = fieldOf(...Array.from({ length: 50 }, () => 'plant care'));
    expect([...field.slotsOf('plant')]).toEqual([...Array(50).keys()]);
  });

  it('takes a word of one in a hundred as telling much', () => {
    const field = fieldOf('orchid', ...Array.from({ length: 99 }, () => 'plant'));
    expect(field.rarity('orchid')).toBeGreaterThan(4);
  });

  it('takes a word of every document as telling almost nothing', () => {
    const field = fieldOf('plant', 'plant orchid', 'plant');
    expect(field.rarity('plant')).toBeLessThan(0.2);
    expect(field.rarity('orchid')).toBeGreaterThan(field.rarity('plant'));
    expect(field.rarity('never')).toBeGreaterThan(field.rarity('orchid'));
  });
});

describe('the score of a word', () => {
  it('is higher where it stands more often, and less than twice for two', () => {
    const [once = 0, twice = 0, none] = scoresOf(
      fieldOf('orchid care store', 'orchid orchid store', 'store care care'),
      'orchid',
    );
    expect(none).toBe(0);
    expect(twice).toBeGreaterThan(once);
    expect(twice).toBeLessThan(2 * once);
  });

  it('is higher in a short text than in a long one', () => {
    const [short = 0, long = 0] = scoresOf(
      fieldOf('orchid', 'orchid care care care store store', 'store'),
      'orchid',
    );
    expect(short).toBeGreaterThan(long);
    expect(long).toBeGreaterThan(0);
  });

  it('is higher where the other texts are longer', () => {
    const among = (other: string) => scoresOf(fieldOf('orchid care', other), 'orchid')[0];
    expect(among('store store store store')).toBeGreaterThan(among('store store') ?? 0);
  });

  it('grows with its weight and the share asked for, and comes on top of what is there', () => {
    const field = fieldOf('orchid', 'store', 'orchid');
    const [whole = 0] = scoresOf(field, 'orchid');
    expect(scoresOf(field, 'orchid', 3)[0]).toBeCloseTo(3 * whole);
    const [half, , none] = scoresOf(field, 'orchid', 1, Float32Array.of(0.5, 0));
    expect(half).toBeCloseTo(whole / 2);
    expect(none).toBe(0);
    const scores = Float32Array.of(1, 1, 1);
    field.accumulate('orchid', 1, scores);
    expect(scores[0]).toBeCloseTo(1 + whole);
    expect(scores[1]).toBe(1);
  });

  it('is the same when it is asked for one document', () => {
    const field = fieldOf('orchid orchid care', 'store', 'orchid care care care');
    const [first, , last] = scoresOf(field, 'orchid', 2);
    expect(field.scoreOf('orchid', 2, 0, 2)).toBeCloseTo(first ?? 0);
    expect(field.scoreOf('orchid', 2, 2, 1)).toBeCloseTo(last ?? 0);
  });

  it('grows no more after 255 repeats, and does not spill over to another document', () => {
    const field = fieldOf('store', Array.from({ length: 300 }, () => 'orchid').join(' '), 'care');
    const [before, most = 0, after] = scoresOf(field, 'orchid');
    expect([before, after]).toEqual([0, 0]);
    expect([...field.slotsOf('orchid')]).toEqual([1]);
    expect(field.scoreOf('orchid', 1, 1, 300)).toBeCloseTo(most);
    expect(field.scoreOf('orchid', 1, 1, 300)).toBe(field.scoreOf('orchid', 1, 1, 255));
    expect(field.scoreOf('orchid', 1, 1, 254)).toBeLessThan(field.scoreOf('orchid', 1, 1, 255));
  });

  it('is nothing, and no error, in a field without documents', () => {
    const field = fieldOf('orchid');
    field.remove(0);
    expect(scoresOf(field, 'orchid').every(Number.isFinite)).toBe(true);
    expect(Number.isFinite(new TextField(numberOf).scoreOf('orchid', 1, 0, 1))).toBe(true);
  });
});

describe('a removed document', () => {
  it('counts no more for the length of a usual text', () => {
    const field = fieldOf('orchid care', 'store store', 'orchid care store care store care');
    const without = fieldOf('orchid care', 'store store');
    field.remove(2);
    field.compact((slot) => slot !== 2);
    expect(scoresOf(field, 'orchid')).toEqual(scoresOf(without, 'orchid'));
  });

  it('leaves the lists when they are cleaned, and the others stay', () => {
    const field = fieldOf('orchid plant', 'plant', 'plant care');
    field.remove(0);
    expect(field.frequency('plant')).toBe(3);
    field.compact((slot) => slot !== 0);
    expect([...field.slotsOf('plant')]).toEqual([1, 2]);
    expect(field.frequency('orchid')).toBe(0);
    field.add(0, Uint32Array.of(2));
    expect([...field.slotsOf('orchid')]).toEqual([0]);
  });
});
