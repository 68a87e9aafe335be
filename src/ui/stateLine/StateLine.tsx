import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './StateLine.module.css';

interface StateLineProps {
  kind: 'good' | 'warn' | 'bad' | 'info' | 'none';
  icon: LucideIcon;
  /** The state in words; icon and color repeat it. */
  children: ReactNode;
}

/** The state of something in one line, e.g. "Sam Rivera, until May 3" or "Nobody". */
export function StateLine({ kind, icon, children }: StateLineProps) {
  return (
    <span className={styles.state} data-kind={kind}>
      <Icon of={icon} />
      <span>{children}</span>
    </span>
  );
}
