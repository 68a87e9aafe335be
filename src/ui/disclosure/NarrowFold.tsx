import { type ReactNode, useId, useRef, useState } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Button } from '#src/ui/button/Button.tsx';
import styles from './NarrowFold.module.css';

interface NarrowFoldProps {
  /** Visible on the button, e.g. "Search". */
  label: string;
  /** Starts with it, where another button has the same word. */
  'aria-label'?: string;
  icon: LucideIcon;
  /** What is in use now, e.g. "nurse, NY"; beside the button. */
  summary?: ReactNode;
  children: ReactNode;
}

/**
 * Content that is folded under a button while there is less room than 40rem, and always there
 * otherwise, without a button. It stays open while it holds the focus or an error, also when the
 * room becomes narrow.
 */
export function NarrowFold({ label, icon, summary, children, ...rest }: NarrowFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const holdsError = () =>
    (content.current?.querySelector('[aria-invalid="true"]') ?? null) !== null;
  return (
    <div className={styles.fold}>
      <div className={styles.line}>
        <Button
          {...rest}
          icon={icon}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen || holdsError())}
        >
          {label}
        </Button>
        {summary ? <p className={styles.summary}>{summary}</p> : null}
      </div>
      <div
        ref={content}
        id={id}
        className={styles.content}
        data-open={isOpen}
        onFocus={() => setOpen(true)}
      >
        {children}
      </div>
    </div>
  );
}
