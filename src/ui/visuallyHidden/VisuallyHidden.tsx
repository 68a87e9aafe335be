import type { ReactNode } from 'react';

/** Text for those who listen, not shown. Use it only where sighted people get the same fact by layout. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
