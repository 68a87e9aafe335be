import { type PostingBlock, postingParts } from '#domain/postingBlocks.ts';
import { gradeOfBlocks } from '#domain/readingGrade.ts';
import { haveSameFacts } from './facts.ts';
import { type InShort, inShortOf } from './inShort.ts';
import { withInlineLists } from './inlineLists.ts';
import { keptPartsIn } from './keptParts.ts';
import { replaceWords } from './replaceWords.ts';
import { spellOut } from './spellOut.ts';
import { splitSentences } from './splitSentences.ts';

/** What is read of a posting. */
export interface PostingToRead {
  readonly title: string;
  readonly company: string | null;
  readonly description: string;
  /** The company's own plain-language version; null when it wrote none. */
  readonly plainText: string | null;
  /** Empty where the employer named none. */
  readonly essentialDuties: readonly string[];
  /** Phrases that the language check explains; they stay as they are. */
  readonly flagged: readonly string[];
}

/** A posting in plainer words. */
export interface PlainPosting {
  /** Made by the rules of this folder: nothing is in it that the posting does not say. */
  readonly inShort: InShort;
  readonly blocks: readonly PostingBlock[];
  /** School grades, with one decimal. */
  readonly gradeBefore: number;
  /** Of the blocks. By rules it is never above gradeBefore; the company's own words can be. */
  readonly gradeAfter: number;
  /** Who wrote the blocks: the rules of this folder, or the company. */
  readonly by: 'rules' | 'employer';
}

/**
 * Makes a posting plainer: hard words and short forms are replaced, long sentences split, and
 * lists that lost their line breaks get them back. A line stays as it is where a number, name,
 * license or negation would change. Where the company wrote a plain-language version, that is the
 * text, word for word, and only the short answers are made.
 */
export function plainPosting(posting: PostingToRead): PlainPosting {
  const { title, company, description, plainText, essentialDuties, flagged } = posting;
  const original = blocksOf(description);
  const gradeBefore = gradeOfBlocks(original);
  const keptParts = keptPartsIn([title, company ?? '', ...flagged]);
  const plainLine = (line: string): string => {
    const worded = sameFacts(line, replaceWords(line, keptParts(line)));
    return sameFacts(worded, splitSentences(worded, keptParts));
  };
  const plain = withInlineLists(original).map((block) =>
    block.kind === 'heading' ? block : { ...block, lines: block.lines.map(plainLine) },
  );
  // Letters that are spelled out are more to read; where that is too much, they stay.
  const [blocks = original] = [spellOut(plain, keptParts), plain, original].filter(
    (one) => gradeOfBlocks(one) <= gradeBefore,
  );
  const inShort = inShortOf(blocks, essentialDuties.map(plainLine));
  const own = plainText === null ? [] : blocksOf(plainText);
  return own.length > 0
    ? { inShort, blocks: own, gradeBefore, gradeAfter: gradeOfBlocks(own), by: 'employer' }
    : { inShort, blocks, gradeBefore, gradeAfter: gradeOfBlocks(blocks), by: 'rules' };
}

const blocksOf = (text: string): PostingBlock[] =>
  postingParts(text).flatMap(({ blocks }) => blocks);

const sameFacts = (before: string, after: string): string =>
  haveSameFacts(before, after) ? after : before;
