import { Fragment } from 'react';
import styles from '#src/components/job/FoundText.module.css';

const WORD = /([\p{L}\p{N}]+)/u;

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface FoundTextProps {
  text: string;
  /** Beginnings of words that were looked for. */
  found: readonly string[] | undefined;
}

/**
 * A text in which the words that were looked for are marked. Whole words are: part of a word
 * would be read as a word of its own.
 */
export function FoundText({ text, found = [] }: FoundTextProps) {
  if (found.length === 0) return text;
  const beginnings = found.map(folded);
  const parts = text.split(WORD).map((part, index) => {
    // With its pattern in brackets, split puts every word at an odd place.
    const isFound = index % 2 === 1 && beginnings.some((one) => folded(part).startsWith(one));
    return isFound ? (
      <mark key={index} className={styles.found}>
        {part}
      </mark>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    );
  });
  // One element: a flexible row around it would set every part apart, and lose the spaces.
  return <span>{parts}</span>;
}
