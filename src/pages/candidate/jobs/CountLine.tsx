import { type ReactNode, useEffect, useRef } from 'react';
import styles from '#src/pages/candidate/jobs/JobList.module.css';

/** The heading with the number of jobs. */
export const FOUND_JOBS = 'found-jobs';

interface CountLineProps {
  /** How many jobs were found; null while nobody knows, and where there are none. */
  text: string | null;
  /** Whether it takes the focus of a link that went away with an empty list. */
  takesFocus: () => boolean;
  /** The order of the list, and what saves the search. They stay while the list loads. */
  children?: ReactNode;
}

/** The line above a list: how many jobs, and how they are ordered. */
export function CountLine({ text, takesFocus, children }: CountLineProps) {
  return (
    <div className={styles.line}>
      {text === null ? null : <FoundText text={text} takesFocus={takesFocus} />}
      {children}
    </div>
  );
}

/**
 * The number of jobs. It takes the focus of the link to the search that was meant, which goes away
 * with the empty list.
 */
function FoundText({ text, takesFocus }: { text: string; takesFocus: () => boolean }) {
  const own = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus()) own.current?.focus();
  }, [takesFocus]);
  return (
    <h2 ref={own} id={FOUND_JOBS} tabIndex={-1}>
      {text}
    </h2>
  );
}
