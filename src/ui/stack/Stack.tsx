import type { ReactNode } from 'react';
import styles from './Stack.module.css';

type Gap = 'tight' | 'normal' | 'loose';

/** One below the other. */
export function Stack({ gap = 'normal', children }: { gap?: Gap; children: ReactNode }) {
  return (
    <div className={styles.stack} data-gap={gap}>
      {children}
    </div>
  );
}

/** Side by side, wrapping: buttons, tags, facts. */
export function Cluster({
  gap = 'normal',
  align = 'center',
  children,
}: {
  gap?: Gap;
  /** end: a button beside fields with labels above; between: the last goes to the far side. */
  align?: 'center' | 'end' | 'between';
  children: ReactNode;
}) {
  return (
    <div className={styles.cluster} data-gap={gap} data-align={align}>
      {children}
    </div>
  );
}

/** Equal columns where there is room, one below 320 px or at large text: fields of a form. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
