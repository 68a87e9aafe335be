import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { heldOver } from './machines/heldStates.ts';
import type { PageInState } from './states.ts';

/** The card of a page: the file beside it, and its states. */
interface PageCard {
  /** Such as "src/pages/coach/CaseloadPage.states.ts". */
  readonly file: string;
  readonly states: readonly PageInState[];
}

/** Every page's card, found beside the pages. */
export const cards: readonly PageCard[] = await Promise.all(
  globSync('src/pages/**/*.states.ts')
    .toSorted()
    .map(async (file) => {
      const { states } = await import(pathToFileURL(resolve(file)).href);
      return { file: file.replaceAll('\\', '/'), states };
    }),
);

/** States that a person reaches in the browser. */
const reached = cards.flatMap(({ states }) => states);

/** Every state that the page check looks at. */
export const allStates: readonly PageInState[] = [...reached, ...heldOver(reached)];
