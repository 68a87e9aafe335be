import type { ReactNode } from 'react';

/**
 * Text for screen readers only. Use it when the layout shows the same fact. The space to the words
 * beside it belongs inside: what is out of the flow loses the space before it, and a screen reader
 * that reads a line says "a bug(opens".
 */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
