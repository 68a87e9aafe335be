import { expect, it } from 'vitest';
import { type PostingBlock, postingParts, textOfBlocks } from './postingBlocks.ts';

const blocks: PostingBlock[] = [
  { kind: 'paragraph', lines: ['We bake bread'] },
  { kind: 'list', lines: ['Free bread'] },
  { kind: 'heading', lines: ['What you will do'] },
  { kind: 'list', lines: ['Bake', 'Clean'] },
  { kind: 'paragraph', lines: ['Write to us.'] },
];
const blocksOf = (text: string) => postingParts(text).flatMap((part) => part.blocks);

it('reads headings, paragraphs and lists of a posting', () => {
  const text =
    'We bake.\n\nTo do\n- Bake\n- Clean\nPlease note:\n- Early hours\n\n\n  Write to us. ';
  expect(blocksOf(text)).toEqual([
    { kind: 'paragraph', lines: ['We bake.'] },
    { kind: 'heading', lines: ['To do'] },
    { kind: 'list', lines: ['Bake', 'Clean'] },
    { kind: 'paragraph', lines: ['Please note:'] },
    { kind: 'list', lines: ['Early hours'] },
    { kind: 'paragraph', lines: ['Write to us.'] },
  ]);
});

it('writes blocks as a text that reads as the same blocks', () => {
  expect(blocksOf(textOfBlocks(blocks))).toEqual(blocks);
});
