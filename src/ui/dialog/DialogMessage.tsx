import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styles from './Dialog.module.css';

/**
 * The text of a short dialog with its heading. When it does not fit it scrolls, and is then a
 * focusable region (WCAG 2.1.1) named by the heading.
 */
export function DialogMessage({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [cutUnder, setCutUnder] = useState<string | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      const isCut = element.scrollHeight > element.clientHeight + 1;
      setCutUnder(isCut ? (element.querySelector('h2')?.id ?? null) : null);
    };
    const resized = new ResizeObserver(look);
    resized.observe(element);
    return () => resized.disconnect();
  }, []);
  const focusable =
    cutUnder === null ? {} : { tabIndex: 0, role: 'region', 'aria-labelledby': cutUnder };
  return (
    <div ref={box} className={styles.message} {...focusable}>
      {children}
    </div>
  );
}
