import { Meter as AriaMeter } from 'react-aria-components/Meter';
import type { Band } from '#src/ui/bar/Meter.tsx';
import styles from './CompletionRing.module.css';

interface CompletionRingProps {
  /** Name of what is measured, e.g. "Your profile". */
  label: string;
  /** 0 to 100. */
  value: number;
  /** Shown inside the ring, e.g. "72%". */
  shortText: string;
  /** Spoken, with the band as a word, e.g. "72 percent complete, Mostly filled in". */
  valueText: string;
  band: Band;
}

/** Completion as a picture. The words and the list of missing items stand beside it. */
export function CompletionRing({ label, value, shortText, valueText, band }: CompletionRingProps) {
  return (
    <AriaMeter
      value={value}
      valueLabel={valueText}
      aria-label={label}
      className={styles.picture ?? ''}
      data-band={band}
    >
      {({ percentage }) => (
        <>
          <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
            <circle className={styles.track} cx="50" cy="50" r="48" />
            <circle className={styles.track} cx="50" cy="50" r="36" />
            {percentage > 0 ? (
              <circle
                className={styles.fill}
                cx="50"
                cy="50"
                r="42"
                pathLength="100"
                strokeDasharray={`${percentage} 100`}
                transform="rotate(-90 50 50)"
              />
            ) : null}
          </svg>
          <b className={styles.number}>{shortText}</b>
        </>
      )}
    </AriaMeter>
  );
}
