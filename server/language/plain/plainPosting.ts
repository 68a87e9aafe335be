import { type PostingBlock, postingParts } from '#domain/postingBlocks.ts';
import { readingOf } from '#domain/readingGrade.ts';
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
  /** Empty where the employer named none. */
  readonly essentialDuties: readonly string[];
  /** Phrases that the language check explains; they stay as they are. */
  readonly flagged: readonly string[];
}

/** A posting in plainer words. Nothing is in it that the posting does not say. */
export interface PlainPosting {
  readonly inShort: InShort;
  readonly blocks: readonly PostingBlock[];
  /** School grades, with one decimal. */
  readonly gradeBefore: number;
  /** Never above gradeBefore. */
  readonly gradeAfter: number;
  /** Who wrote it: the rules of this folder. */
  readonly by: 'rules';
}

/** A full stop of these ends no sentence, which a grade would count. */
const shortForm =
  /\b(?:e\.g|i\.e|etc|approx|dept|incl|misc|yrs|hrs|vs|u\.s|a\.m|p\.m)\.(?=[\s,]+[a-z(\d])/gi;

function gradeOf(blocks: readonly PostingBlock[]): number {
  const text = blocks.flatMap(({ lines }) => lines).join('\n');
  const { grade } = readingOf(text.replaceAll(shortForm, (form) => form.replaceAll('.', '')));
  return Math.max(0, Math.round(grade * 10) / 10);
}

/**
 * Makes a posting plainer: hard words and short forms are replaced, long sentences split, and
 * lists that lost their line breaks get them back. A line stays as it is where a number, name,
 * license or negation would change.
 */
export function plainPosting(posting: PostingToRead): PlainPosting {
  const { title, company, description, essentialDuties, flagged } = posting;
  const original = postingParts(description).flatMap(({ blocks }) => blocks);
  const gradeBefore = gradeOf(original);
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
    (one) => gradeOf(one) <= gradeBefore,
  );
  return {
    inShort: inShortOf(blocks, essentialDuties.map(plainLine)),
    blocks,
    gradeBefore,
    gradeAfter: gradeOf(blocks),
    by: 'rules',
  };
}

const sameFacts = (before: string, after: string): string =>
  haveSameFacts(before, after) ? after : before;
