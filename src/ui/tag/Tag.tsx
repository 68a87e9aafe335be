import type { LucideIcon } from 'lucide-react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './Tag.module.css';

interface TagProps {
  kind?: 'plain' | 'good' | 'warn' | 'bad' | 'info';
  icon?: LucideIcon;
  /** One or two words that say it without color, e.g. "Please check". */
  children: string;
}

/** A short word about the item beside it, with an edge in its color. It cannot be pressed. */
export function Tag({ kind = 'plain', icon, children }: TagProps) {
  return (
    <span className={styles.tag} data-kind={kind}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </span>
  );
}
