import type { ReactNode } from 'react';
import styles from './Shelf.module.css';

/** The cards of a shelf that are still to come; as many are seen as it will show at once. */
export function ShelfBones({ children }: { children: ReactNode }) {
  return (
    <div className={styles.list} data-bones="" aria-hidden="true">
      {[0, 1, 2].map((number) => (
        <div key={number}>{children}</div>
      ))}
    </div>
  );
}
