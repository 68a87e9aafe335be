import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styles from './Dialog.module.css';

/** The words of a short dialog. Where they find no room they scroll, and then the Tab key comes here too (WCAG 2.1.1). */
export function DialogMessage({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => setCut(element.scrollHeight > element.clientHeight + 1);
    const resized = new ResizeObserver(look);
    resized.observe(element);
    return () => resized.disconnect();
  }, []);
  return (
    <div ref={box} className={styles.message} {...(isCut ? { tabIndex: 0 } : {})}>
      {children}
    </div>
  );
}
