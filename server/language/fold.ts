/** Text made even for the rules, and the way back to the text as given. */
export interface FoldedText {
  /** Lower case, straight quotes, plain spaces and hyphens; glued words apart. */
  readonly text: string;
  /** The index in the given text of an index in the folded one. */
  toOriginal(index: number): number;
}

/** "QualificationsThe ideal": a line break that was lost when a page was made into text. */
const glued = /(?<=[a-z]{2}|[.!?;:)])(?=[A-Z][a-z])/g;

/** Folds without moving a character, but for the spaces put between glued words. */
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
    // A few capitals grow when they are made small (Turkish I with a dot): only ASCII is folded then.
    text:
      lower.length === even.length
        ? lower
        : even.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
    toOriginal: (index) => index - countBelow(spaces, index),
  };
}

/** How many of the rising numbers are below the index, by halving. */
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
