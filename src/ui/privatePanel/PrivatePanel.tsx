import { type ReactNode, useId } from 'react';
import { Lock } from 'lucide-react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './PrivatePanel.module.css';

interface PrivatePanelProps {
  /** Who sees it, e.g. "Only you see this". */
  line: string;
  heading?: string;
  headingLevel?: 2 | 3 | 4;
  children: ReactNode;
}

/** The one look of what only the person sees: sunken ground, a strong edge, a lock and words. */
export function PrivatePanel({ line, heading, headingLevel = 2, children }: PrivatePanelProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  const content = (
    <>
      <p className={styles.line}>
        <Icon of={Lock} />
        <span>{line}</span>
      </p>
      {heading ? <Heading id={headingId}>{heading}</Heading> : null}
      {children}
    </>
  );
  return heading ? (
    <section aria-labelledby={headingId} className={styles.panel}>
      {content}
    </section>
  ) : (
    <div className={styles.panel}>{content}</div>
  );
}
