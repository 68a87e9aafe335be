import { globSync, readFileSync } from 'node:fs';
import { operations } from '#tests/support/contract.ts';

/** How a mounted test stands between the app and the server. */
const ways = ['cutAll', 'answerAll', 'hold', 'leave'];

/** The operations that fail, or whose answer is kept back, in a mounted test by their name. */
export function failedInTests(): string[] {
  const tests = globSync('tests/mounted/*.test.ts').map((file) => readFileSync(file, 'utf8'));
  const isIn = (words: string) => tests.some((text) => text.includes(words));
  return operations
    .map(({ operationId }) => operationId)
    .filter((id) => ways.some((way) => isIn(`${way}(callOf('${id}')`)));
}
