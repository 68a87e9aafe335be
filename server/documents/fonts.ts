import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** How strong the letters are. */
export type Weight = 400 | 700;

/** Read in this order: what the first has no letter for is looked for in the next. */
export const LETTER_SETS = ['latin', 'latin-ext'] as const;
export type LetterSet = (typeof LETTER_SETS)[number];

const require = createRequire(import.meta.url);
const family = '@fontsource/atkinson-hyperlegible-next';

/** The bytes of a font of the look, for a file that carries its own. */
export const fontFile = (set: LetterSet, weight: Weight): Buffer =>
  readFileSync(
    require.resolve(`${family}/files/atkinson-hyperlegible-next-${set}-${weight}-normal.woff`),
  );
