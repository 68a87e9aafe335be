import { useEffect, useState } from 'react';
import { announceAfter } from '#src/ui/announcer/announce.ts';
import styles from './OpeningNote.module.css';

interface OpeningNoteProps {
  /** The next page is loading, and the old one is still shown. */
  isOpening: boolean;
  /** Name of the region, e.g. "Page". */
  label: string;
  /** E.g. "Loading the page". */
  text: string;
}

/** A page that comes sooner needs no note, because nobody could read it. */
const SHOWN_AFTER_MS = 1000;

/** Says that a page is loading when that takes long, over the old page, which does not move. */
export function OpeningNote({ isOpening, label, text }: OpeningNoteProps) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isOpening) return;
    const timer = setTimeout(setLong, SHOWN_AFTER_MS, true);
    const withdraw = announceAfter(SHOWN_AFTER_MS, text);
    return () => {
      clearTimeout(timer);
      withdraw();
      setLong(false);
    };
  }, [isOpening, text]);
  return isLong ? (
    <section aria-label={label} className={styles.note}>
      {text}
    </section>
  ) : null;
}
