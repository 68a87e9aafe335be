import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Heading } from 'react-aria-components/Modal';
import styles from './Dialog.module.css';

interface DialogTitleProps {
  level: 1 | 2 | 3;
  children: ReactNode;
}

/**
 * Names the dialog, and takes the focus when it opens: Orca reads a focused dialog with all its
 * text in one run, and a focused title as the dialog's name.
 */
export function DialogTitle({ level, children }: DialogTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // Earlier than react-aria, which focuses the dialog itself unless the focus is inside.
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <Heading ref={title} slot="title" level={level} tabIndex={-1} className={styles.title ?? ''}>
      {children}
    </Heading>
  );
}
