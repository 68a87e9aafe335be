import type { ReactNode } from 'react';
import { ENGLISH } from '#domain/languages.ts';
import { type PostingBlock, postingParts } from '#domain/postingBlocks.ts';
import styles from '#src/components/job/JobDescription.module.css';
import { spokenIn } from '#src/components/text/spokenIn.ts';

interface JobDescriptionProps {
  text: string;
  /** Renders a line, e.g. with a phrase in it marked; left out for plain text. */
  words?: (line: string) => ReactNode;
  /** Of the headings in it; 3 unless another is given. */
  headingLevel?: 3 | 4;
}

/**
 * Renders plain text with blank lines between parts and "- " before list items as headings,
 * paragraphs and lists (contract: Job.description).
 */
export function JobDescription({
  text,
  words = (line) => line,
  headingLevel = 3,
}: JobDescriptionProps) {
  return (
    // Most postings are in English whatever the language of the page (WCAG 3.1.2).
    <div className={styles.text} lang={ENGLISH} {...spokenIn(text)}>
      {postingParts(text).map((part, index) => (
        <div key={index} className={styles.part} {...spokenIn(part.text)}>
          <PostingBlocks blocks={part.blocks} words={words} headingLevel={headingLevel} />
        </div>
      ))}
    </div>
  );
}

interface PostingBlocksProps {
  blocks: readonly PostingBlock[];
  words: (line: string) => ReactNode;
  headingLevel: 3 | 4;
}

function PostingBlocks({ blocks, words, headingLevel }: PostingBlocksProps) {
  const Heading = `h${headingLevel}` as const;
  return blocks.map(({ kind, lines }, index) => {
    const [line = ''] = lines;
    if (kind === 'heading') return <Heading key={index}>{words(line)}</Heading>;
    if (kind === 'paragraph') return <p key={index}>{words(line)}</p>;
    return (
      <ul key={index}>
        {lines.map((item) => (
          <li key={item}>{words(item)}</li>
        ))}
      </ul>
    );
  });
}
