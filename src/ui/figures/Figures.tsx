import type { ReactNode } from 'react';
import styles from './Figures.module.css';

export interface Figure {
  id: string;
  /** The number, or a short value such as "Albany, NY". */
  value: ReactNode;
  /** What it counts, e.g. "jobs open". */
  words: ReactNode;
}

interface FiguresProps {
  figures: ReadonlyArray<Figure>;
  /** facts: values in the size of text, the first one wider. */
  look?: 'numbers' | 'facts';
  /** The words are known, the numbers are not: bones of the same size, not read. */
  isLoading?: boolean;
}

/** A few numbers in a row, each above its words and read together with them. */
export function Figures({ figures, look = 'numbers', isLoading = false }: FiguresProps) {
  return (
    <dl className={styles.figures} data-look={look} inert={isLoading}>
      {figures.map((figure) => (
        <div key={figure.id} className={styles.figure}>
          <dt className={styles.words}>{figure.words}</dt>
          <dd className={styles.value}>
            {isLoading ? <span className={styles.bone} /> : figure.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
