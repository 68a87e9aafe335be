import type { RefObject } from 'react';
import styles from './TextMarks.module.css';

/** A part of the text that a note is about. */
export interface TextMark {
  /** UTF-16 index; the end is exclusive. */
  readonly start: number;
  readonly end: number;
  /** Of the note; stands above the mark. */
  readonly number: number;
}

/**
 * The text of a field once more, behind it and unseen, with marks under the phrases of notes. It
 * is no part of the reading: the field's description says how many there are.
 */
export function TextMarks({
  text,
  marks,
  ref,
}: {
  text: string;
  marks: readonly TextMark[];
  ref: RefObject<HTMLDivElement | null>;
}) {
  const sorted = marks.toSorted((a, b) => a.start - b.start);
  const pieces = sorted.flatMap(({ start, end, number }, index) => [
    text.slice(sorted[index - 1]?.end ?? 0, start),
    <mark key={number} className={styles.mark}>
      {text.slice(start, end)}
      <span className={styles.number}>{number}</span>
    </mark>,
  ]);
  return (
    // What somebody typed is in a language that nobody knows.
    <div ref={ref} aria-hidden="true" lang="" className={styles.marks}>
      {pieces}
      {text.slice(sorted.at(-1)?.end ?? 0)}
    </div>
  );
}
