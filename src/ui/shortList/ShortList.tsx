import type { ReactNode, Ref } from 'react';
import styles from './ShortList.module.css';

interface ShortListProps {
  ref?: Ref<HTMLUListElement>;
  /** Name of the list, e.g. "Your added skills". */
  label: string;
  /** Each a `ShortItem`. */
  children: ReactNode;
}

/** Entries of a word or two, side by side. */
export function ShortList({ ref, label, children }: ShortListProps) {
  return (
    <ul ref={ref} className={styles.list} role="list" aria-label={label}>
      {children}
    </ul>
  );
}

/** The words of an entry, and its button. */
export function ShortItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>;
}
