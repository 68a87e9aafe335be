import type { PostingBlock } from '#domain/postingBlocks.ts';
import { type Part, touches } from './keptParts.ts';
import { letters } from './words/abbreviations.ts';

const anyLetters = new RegExp(
  `(?<![\\p{L}\\p{N}&@/.-])(?:${Object.keys(letters).join('|')})(?![\\p{L}\\p{N}&@/-])`,
  'gu',
);

/**
 * Tells what letters stand for where they stand first, unless the posting tells it: "PTO (paid
 * time off)".
 */
export function spellOut(
  blocks: readonly PostingBlock[],
  keptParts: (line: string) => readonly Part[],
): PostingBlock[] {
  const whole = blocks
    .flatMap(({ lines }) => lines)
    .join('\n')
    .toLowerCase();
  const told = new Set<string>();
  const inLine = (line: string): string => {
    const kept = keptParts(line);
    return line.replace(anyLetters, (short, at: number) => {
      const words = letters[short] ?? '';
      const isKept = touches(kept, at, at + short.length) || /[("“]$/.test(line.slice(0, at));
      if (isKept || told.has(words) || whole.includes(words)) return short;
      told.add(words);
      return `${short} (${words})`;
    });
  };
  return blocks.map((block) =>
    block.kind === 'heading' ? block : { ...block, lines: block.lines.map(inLine) },
  );
}
