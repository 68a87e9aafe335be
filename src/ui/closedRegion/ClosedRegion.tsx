import type { ReactNode } from 'react';
import { Lock } from 'lucide-react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './ClosedRegion.module.css';

/** In the place of what this reader may not see: a dashed box with a lock and the reason. */
export function ClosedRegion({ children }: { children: ReactNode }) {
  return (
    <p className={styles.closed}>
      <Icon of={Lock} />
      <span>{children}</span>
    </p>
  );
}
