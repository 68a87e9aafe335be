/** Normalised text for the rules, with a mapping back to the given text. */
export interface FoldedText {
  /** Lower case, straight quotes, plain spaces and hyphens, joined words separated. */
  readonly text: string;
  /** The index in the given text for an index in the normalised text. */
  toOriginal(index: number): number;
}

/** "QualificationsThe ideal": a line break was lost when a page was turned into text. */
const glued = /(?<=[a-z]{2}|[.!?;:)])(?=[A-Z][a-z])/g;

/** Normalises without moving characters, except for spaces added between joined words. */
export function foldText(text: string): FoldedText {
  const spaces: number[] = [];
  const apart = text.replace(glued, (_, at: number) => {
    spaces.push(at + spaces.length);
    return '\n';
  });
  const even = apart
    .replace(/[\u2018\u2019\u02bc\u0060\u00b4]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\u00a0\u2009\u202f\t]/g, ' ');
  const lower = even.toLowerCase();
  return {
    // Some capitals get longer in lower case (Turkish dotted I). Then only ASCII is lowered.
    text:
      lower.length === even.length
        ? lower
        : even.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
    toOriginal: (index) => index - countBelow(spaces, index),
  };
}

/** Counts the sorted numbers below the index by binary search. */
function countBelow(numbers: readonly number[], index: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < index) low = middle + 1;
    else high = middle;
  }
  return low;
}
