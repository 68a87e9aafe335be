import type { ReactNode } from 'react';
import styles from './Main.module.css';

interface MainProps {
  /** narrow: one column for sign-in and the like, centred. */
  width?: 'wide' | 'narrow';
  children: ReactNode;
}

/** The one main landmark of a screen; SkipLink and route changes move focus to it. */
export function Main({ width = 'wide', children }: MainProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.main} data-width={width}>
      <div className={styles.column}>{children}</div>
    </main>
  );
}
