import { expect, it } from 'vitest';
import type { PostingBlock } from '#domain/postingBlocks.ts';
import { withInlineLists } from './inlineLists.ts';

const paragraph = (line: string): PostingBlock => ({ kind: 'paragraph', lines: [line] });
const list = (...lines: string[]): PostingBlock => ({ kind: 'list', lines });

it('makes a list again of one whose line breaks were lost, with what leads to it', () => {
  expect(withInlineLists([paragraph('Duties: • Bake bread ● Clean ovens■Sweep')])).toEqual([
    paragraph('Duties:'),
    list('Bake bread', 'Clean ovens', 'Sweep'),
  ]);
});

it('leaves nothing before a list that begins the paragraph, and no empty item in it', () => {
  expect(withInlineLists([paragraph('• Bake • • Sweep •')])).toEqual([list('Bake', 'Sweep')]);
});

it('leaves a single bullet, a heading and a list as they are, in their order', () => {
  const blocks: PostingBlock[] = [
    { kind: 'heading', lines: ['Our • three • words'] },
    paragraph('We bake • daily'),
    list('Bake • daily • well', 'Sweep'),
    { kind: 'paragraph', lines: [] },
  ];
  expect(withInlineLists(blocks)).toEqual(blocks);
});
