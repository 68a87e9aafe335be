import { expect, it } from 'vitest';
import { isCaps } from './caps.ts';

it.each(['SKILLS', 'SQL', 'ÉTUDES 2', 'Q & A Q'])('%s is in capitals', (text) => {
  expect(isCaps(text)).toBe(true);
});

it.each(['Skills', 'IT', 'A-1', '2019', ''])('"%s" is not in capitals', (text) => {
  expect(isCaps(text)).toBe(false);
});
