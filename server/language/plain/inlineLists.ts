import type { PostingBlock } from '#domain/postingBlocks.ts';

/** Bullets of a list whose line breaks were lost: "Duties: • Bake bread • Clean ovens". */
const bullet = /\s*[•●▪◦‣∙■]\s*/;
const fewestItems = 2;

/** The blocks of a posting, with each list that stands in a paragraph as a list. */
export const withInlineLists = (blocks: readonly PostingBlock[]): PostingBlock[] =>
  blocks.flatMap((block) => {
    const [line = ''] = block.lines;
    const [before = '', ...items] = line.split(bullet);
    if (block.kind !== 'paragraph' || items.length < fewestItems) return [block];
    const lead: PostingBlock[] = before === '' ? [] : [{ kind: 'paragraph', lines: [before] }];
    return [...lead, { kind: 'list', lines: items.filter((item) => item !== '') }];
  });
