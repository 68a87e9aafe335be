import { type ReactNode, useEffect } from 'react';
import { announceAfter } from '#src/ui/announcer/announce.ts';
import { SLOW_MS } from '#src/ui/loadingRegion/LoadingRegion.tsx';
import { useLong } from '#src/ui/loadingRegion/useLong.ts';
import styles from './OpeningNote.module.css';

interface OpeningNoteProps {
  /** The next page is loading, and the old one is still shown. */
  isOpening: boolean;
  /** Name of the region, e.g. "Page". */
  label: string;
  /** E.g. "Loading the page". */
  text: string;
  /** Shown below the text when it takes long. */
  slow?: ReactNode;
}

/** A page that comes sooner needs no note, because nobody could read it. */
const SHOWN_AFTER_MS = 1000;

/** Says that a page is loading when that takes long, over the old page, which does not move. */
export function OpeningNote({ isOpening, label, text, slow }: OpeningNoteProps) {
  const isShown = useLong(isOpening, SHOWN_AFTER_MS);
  const isSlow = useLong(isOpening, SLOW_MS);
  useEffect(() => (isOpening ? announceAfter(SHOWN_AFTER_MS, text) : undefined), [isOpening, text]);
  return isShown ? (
    <section aria-label={label} className={styles.note} data-slow={isSlow || undefined}>
      <p>{text}</p>
      {isSlow ? slow : null}
    </section>
  ) : null;
}
