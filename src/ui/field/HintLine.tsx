import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './HintLine.module.css';

interface HintLineProps {
  icon: LucideIcon;
  children: ReactNode;
  /** A Tag that judges the line, e.g. "Please check". */
  tag?: ReactNode;
}

/** One line for a field's hint: picture, words, and a tag that flows with them. */
export function HintLine({ icon, children, tag }: HintLineProps) {
  return (
    <span className={styles.line}>
      <Icon of={icon} />
      <span>
        {children} {tag}
      </span>
    </span>
  );
}
