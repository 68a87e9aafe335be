/** A heading or a paragraph has one line, a list one for each item. */
export interface PostingBlock {
  readonly kind: 'heading' | 'paragraph' | 'list';
  readonly lines: readonly string[];
}

/**
 * Whether a line is a heading of the list below it ("What you will do"): short, and no
 * sentence.
 */
function isListHeading(line: string, next: string | undefined): boolean {
  return (next?.trim().startsWith('- ') ?? false) && line.length <= 60 && !/[.!?:]$/.test(line);
}

/** The blocks of one part of a posting, which has no blank line. */
function blocksOf(part: string): PostingBlock[] {
  const blocks: PostingBlock[] = [];
  let items: string[] = [];
  const closeList = () => {
    if (items.length > 0) blocks.push({ kind: 'list', lines: items });
    items = [];
  };
  const lines = part.split('\n');
  for (const [index, line] of lines.entries()) {
    const words = line.trim();
    if (words.startsWith('- ')) items.push(words.slice(2));
    else if (words !== '') {
      closeList();
      const kind = isListHeading(words, lines[index + 1]) ? 'heading' : 'paragraph';
      blocks.push({ kind, lines: [words] });
    }
  }
  closeList();
  return blocks;
}

/** A text that `postingParts` reads as these blocks, each a part of its own but for headings. */
export const textOfBlocks = (blocks: readonly PostingBlock[]): string =>
  blocks
    .map(({ kind, lines }) => {
      const text = kind === 'list' ? lines.map((line) => `- ${line}`).join('\n') : lines.join('\n');
      return kind === 'heading' ? `${text}\n` : `${text}\n\n`;
    })
    .join('')
    .trimEnd();

/**
 * Reads plain text with blank lines between parts and "- " before list items as headings,
 * paragraphs and lists, part by part (contract: Job.description).
 */
export function postingParts(text: string): { text: string; blocks: PostingBlock[] }[] {
  return text.split(/\n{2,}/).map((part) => ({ text: part, blocks: blocksOf(part) }));
}
