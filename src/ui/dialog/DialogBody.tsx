import { type ReactNode, useRef } from 'react';
import { useCutBox } from './useCutBox.ts';
import styles from './Dialog.module.css';

interface DialogBodyProps {
  /** The title of the dialog. */
  name: string;
  isText: boolean;
  children: ReactNode;
}

/** What a dialog holds. Text that is longer than the room for it is a region that takes focus. */
export function DialogBody({ name, isText, children }: DialogBodyProps) {
  const box = useRef<HTMLDivElement>(null);
  const isCut = useCutBox(box) !== null;
  const focusable = isText && isCut ? { role: 'region', 'aria-label': name, tabIndex: 0 } : {};
  return (
    <div ref={box} className={styles.body} {...focusable}>
      {children}
    </div>
  );
}
