import type { ReactNode } from 'react';
import { ENGLISH } from '#domain/languages.ts';
import styles from '#src/components/job/JobDescription.module.css';
import { spokenIn } from '#src/components/text/spokenIn.ts';

/**
 * Whether a line is a heading of the list below it ("What you will do"): short, and no
 * sentence.
 */
function isListHeading(line: string, next: string | undefined): boolean {
  return (next?.trim().startsWith('- ') ?? false) && line.length <= 60 && !/[.!?:]$/.test(line);
}

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
      {text.split(/\n{2,}/).map((part, index) => (
        <div key={index} className={styles.part} {...spokenIn(part)}>
          {blocksOf(part, words, `h${headingLevel}`)}
        </div>
      ))}
    </div>
  );
}

function blocksOf(
  part: string,
  show: (line: string) => ReactNode,
  Heading: 'h3' | 'h4',
): ReactNode[] {
  const blocks: ReactNode[] = [];
  let items: string[] = [];
  const closeList = () => {
    if (items.length === 0) return;
    const list = items;
    items = [];
    blocks.push(
      <ul key={blocks.length}>
        {list.map((item) => (
          <li key={item}>{show(item)}</li>
        ))}
      </ul>,
    );
  };
  const lines = part.split('\n');
  for (const [index, line] of lines.entries()) {
    const words = line.trim();
    if (words.startsWith('- ')) items.push(words.slice(2));
    else if (words !== '') {
      closeList();
      const Element = isListHeading(words, lines[index + 1]) ? Heading : 'p';
      blocks.push(<Element key={blocks.length}>{show(words)}</Element>);
    }
  }
  closeList();
  return blocks;
}
