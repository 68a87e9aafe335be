import { useEffect, useRef } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import styles from './LoadMore.module.css';

interface LoadMoreProps {
  /** E.g. "Load 25 more jobs". */
  label: string;
  /** The number shown, e.g. "Showing 25 of 42". Announce the change yourself. */
  shownText: string;
  /** False when everything is shown: the button disappears, and its focus moves to the text. */
  hasMore: boolean;
  isBusy: boolean;
  onPress: () => void;
}

/**
 * The end of a list that is loaded in parts. Focus stays, so that reading continues with one step.
 */
export function LoadMore({ label, shownText, hasMore, isBusy, onPress }: LoadMoreProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!hasMore && hadFocus.current) text.current?.focus();
  }, [hasMore]);
  return (
    <div
      className={styles.more}
      onFocus={() => {
        hadFocus.current = document.activeElement === button.current;
      }}
      onBlur={(event) => {
        // A blur without a next element means that the button is removed; focus must be saved
        // then.
        if (event.relatedTarget) hadFocus.current = false;
      }}
    >
      {hasMore ? (
        <Button ref={button} isBusy={isBusy} onPress={onPress}>
          {label}
        </Button>
      ) : null}
      <p ref={text} tabIndex={-1}>
        {shownText}
      </p>
    </div>
  );
}
