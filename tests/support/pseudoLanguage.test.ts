import { expect, test } from 'vitest';
import commonTexts from '#src/i18n/en/common.json' with { type: 'json' };
import { pseudoText, pseudoTexts } from './pseudoLanguage.ts';

test('keeps blanks, tags and references when it changes the words', () => {
  expect(pseudoText('Hi {{name}}, <b>go</b> $t(on)')).toBe('⟦Hîî {{name}}, <b>göö</b> $t(on)⟧');
});

test('keeps the keys with their plural forms', () => {
  expect(pseudoTexts({ jobs: { found_one: 'A job', found_other: 'Jobs' } })).toEqual({
    jobs: { found_one: '⟦ÅÅ jööb⟧', found_other: '⟦Jööbš⟧' },
  });
});

test('is longer by about two fifths', () => {
  const lengthOf = (text: unknown): number =>
    typeof text === 'object' && text !== null
      ? Object.values(text).reduce((sum: number, inner) => sum + lengthOf(inner), 0)
      : String(text).length;
  const ratio = lengthOf(pseudoTexts(commonTexts)) / lengthOf(commonTexts);
  expect(ratio).toBeGreaterThan(1.3);
  expect(ratio).toBeLessThan(1.5);
});
