import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

export interface DescriptionItem {
  term: string;
  value: ReactNode;
}

interface DescriptionListProps {
  items: ReadonlyArray<DescriptionItem>;
}

/**
 * Names and values instead of a two-column table: it folds to one column where there is no room.
 */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={styles.list}>
      {items.map((item) => (
        <div key={item.term} className={styles.pair}>
          <dt className={styles.term}>{item.term}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
