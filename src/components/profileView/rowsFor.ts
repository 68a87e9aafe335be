/** Letters in a line that is easy to read; a narrower field grows where the browser can. */
const LETTERS = 60;

/**
 * Lines that a text needs: what nobody can focus cannot be scrolled by keyboard either.
 */
export function rowsFor(text: string): number {
  return text
    .split('\n')
    .reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / LETTERS)), 0);
}
