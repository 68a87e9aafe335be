import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
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
 * room becomes narrow. On a phone it costs nothing: it is made when its button has the focus or a
 * pointer, so that it is there when it opens.
 */
export function NarrowFold({ label, icon, summary, children, ...rest }: NarrowFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const [isMade, setMade] = useState(false);
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const holdsError = () =>
    (content.current?.querySelector('[aria-invalid="true"]') ?? null) !== null;
  useLayoutEffect(() => {
    const box = content.current;
    if (isMade || box === null) return undefined;
    const look = () => {
      if (getComputedStyle(box).display !== 'none') setMade(true);
    };
    look();
    // A box that is not drawn has no size, and gets one with more room.
    const resized = new ResizeObserver(look);
    resized.observe(box);
    return () => resized.disconnect();
  }, [isMade]);
  const make = () => setMade(true);
  const press = () => {
    setOpen(!isOpen || holdsError());
    make();
  };
  return (
    <div className={styles.fold}>
      <div className={styles.line} onFocus={make} onPointerEnter={make}>
        <Button {...rest} icon={icon} aria-expanded={isOpen} aria-controls={id} onPress={press}>
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
        {isMade ? children : null}
      </div>
    </div>
  );
}
