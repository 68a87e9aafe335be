import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  icon: LucideIcon;
  /** What is not there, e.g. "You have no saved jobs yet". */
  heading: string;
  /** One level below the heading that it stands under. */
  headingLevel?: 2 | 3 | 4;
  /** How something gets here, in one sentence. */
  children: ReactNode;
  /** The one way on: a button or a link. */
  action?: ReactNode;
}

/** In the place of a list that is empty, or of a part that was never used. */
export function EmptyState({ icon, heading, headingLevel = 2, children, action }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      <span className={styles.disc}>
        <Icon of={icon} size="large" />
      </span>
      <Heading className={styles.heading}>{heading}</Heading>
      <div className={styles.sentence}>{children}</div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
