import type { ReactNode } from 'react';

/** Text for screen readers only. Use it when the layout shows the same fact. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
