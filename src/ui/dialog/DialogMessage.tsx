import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useCutBox } from './useCutBox.ts';
import styles from './Dialog.module.css';

/**
 * The text of a short dialog with its heading. When it does not fit it scrolls, and is then a
 * focusable region (WCAG 2.1.1) named by the heading.
 */
export function DialogMessage({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const heading = useCutBox(box)?.querySelector('h2')?.id;
  const focusable =
    heading === undefined ? {} : { tabIndex: 0, role: 'region', 'aria-labelledby': heading };
  return (
    <div ref={box} className={styles.message} {...focusable}>
      {children}
    </div>
  );
}
